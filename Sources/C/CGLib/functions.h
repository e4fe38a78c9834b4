// Written by Tools/gtk-classes/generate.py, from glib-2.0 2.74.6, gtk4 4.8.3, libadwaita-1 1.2.2: change that, not this.

static inline bool swift_g_object_is_floating(gpointer object_) { return g_object_is_floating(object_) != FALSE; }
static inline bool swift_g_application_id_is_valid(const gchar* application_id_) { return g_application_id_is_valid(application_id_) != FALSE; }
static inline bool swift_g_application_get_is_busy(GApplication* application_) { return g_application_get_is_busy(application_) != FALSE; }
static inline bool swift_g_application_get_is_registered(GApplication* application_) { return g_application_get_is_registered(application_) != FALSE; }
static inline bool swift_g_application_get_is_remote(GApplication* application_) { return g_application_get_is_remote(application_) != FALSE; }
static inline bool swift_g_application_register(GApplication* application_, GCancellable* cancellable_, GError **error) { return g_application_register(application_, cancellable_, error) != FALSE; }
static inline bool swift_g_application_command_line_get_is_remote(GApplicationCommandLine* cmdline_) { return g_application_command_line_get_is_remote(cmdline_) != FALSE; }
static inline GAppInfo* swift_g_app_info_get_default_for_type(const char* content_type_, bool must_support_uris_) { return g_app_info_get_default_for_type(content_type_, must_support_uris_); }
static inline void swift_g_app_info_get_default_for_type_async(const char* content_type_, bool must_support_uris_, GCancellable* cancellable_, GAsyncReadyCallback callback_, gpointer user_data_) { g_app_info_get_default_for_type_async(content_type_, must_support_uris_, cancellable_, callback_, user_data_); }
static inline bool swift_g_app_info_launch_default_for_uri(const char* uri_, GAppLaunchContext* context_, GError **error) { return g_app_info_launch_default_for_uri(uri_, context_, error) != FALSE; }
static inline bool swift_g_app_info_launch_default_for_uri_finish(GAsyncResult* result_, GError **error) { return g_app_info_launch_default_for_uri_finish(result_, error) != FALSE; }
static inline bool swift_g_app_info_add_supports_type(GAppInfo* appinfo_, const char* content_type_, GError **error) { return g_app_info_add_supports_type(appinfo_, content_type_, error) != FALSE; }
static inline bool swift_g_app_info_can_delete(GAppInfo* appinfo_) { return g_app_info_can_delete(appinfo_) != FALSE; }
static inline bool swift_g_app_info_can_remove_supports_type(GAppInfo* appinfo_) { return g_app_info_can_remove_supports_type(appinfo_) != FALSE; }
static inline bool swift_g_app_info_delete(GAppInfo* appinfo_) { return g_app_info_delete(appinfo_) != FALSE; }
static inline bool swift_g_app_info_equal(GAppInfo* appinfo1_, GAppInfo* appinfo2_) { return g_app_info_equal(appinfo1_, appinfo2_) != FALSE; }
static inline bool swift_g_app_info_launch(GAppInfo* appinfo_, GList* files_, GAppLaunchContext* context_, GError **error) { return g_app_info_launch(appinfo_, files_, context_, error) != FALSE; }
static inline bool swift_g_app_info_launch_uris(GAppInfo* appinfo_, GList* uris_, GAppLaunchContext* context_, GError **error) { return g_app_info_launch_uris(appinfo_, uris_, context_, error) != FALSE; }
static inline bool swift_g_app_info_launch_uris_finish(GAppInfo* appinfo_, GAsyncResult* result_, GError **error) { return g_app_info_launch_uris_finish(appinfo_, result_, error) != FALSE; }
static inline bool swift_g_app_info_remove_supports_type(GAppInfo* appinfo_, const char* content_type_, GError **error) { return g_app_info_remove_supports_type(appinfo_, content_type_, error) != FALSE; }
static inline bool swift_g_app_info_set_as_default_for_extension(GAppInfo* appinfo_, const char* extension_, GError **error) { return g_app_info_set_as_default_for_extension(appinfo_, extension_, error) != FALSE; }
static inline bool swift_g_app_info_set_as_default_for_type(GAppInfo* appinfo_, const char* content_type_, GError **error) { return g_app_info_set_as_default_for_type(appinfo_, content_type_, error) != FALSE; }
static inline bool swift_g_app_info_set_as_last_used_for_type(GAppInfo* appinfo_, const char* content_type_, GError **error) { return g_app_info_set_as_last_used_for_type(appinfo_, content_type_, error) != FALSE; }
static inline bool swift_g_app_info_should_show(GAppInfo* appinfo_) { return g_app_info_should_show(appinfo_) != FALSE; }
static inline bool swift_g_app_info_supports_files(GAppInfo* appinfo_) { return g_app_info_supports_files(appinfo_) != FALSE; }
static inline bool swift_g_app_info_supports_uris(GAppInfo* appinfo_) { return g_app_info_supports_uris(appinfo_) != FALSE; }
static inline bool swift_g_file_copy(GFile* source_, GFile* destination_, GFileCopyFlags flags_, GCancellable* cancellable_, GFileProgressCallback progress_callback_, gpointer progress_callback_data_, GError **error) { return g_file_copy(source_, destination_, flags_, cancellable_, progress_callback_, progress_callback_data_, error) != FALSE; }
static inline bool swift_g_file_copy_attributes(GFile* source_, GFile* destination_, GFileCopyFlags flags_, GCancellable* cancellable_, GError **error) { return g_file_copy_attributes(source_, destination_, flags_, cancellable_, error) != FALSE; }
static inline bool swift_g_file_copy_finish(GFile* file_, GAsyncResult* res_, GError **error) { return g_file_copy_finish(file_, res_, error) != FALSE; }
static inline bool swift_g_file_delete(GFile* file_, GCancellable* cancellable_, GError **error) { return g_file_delete(file_, cancellable_, error) != FALSE; }
static inline bool swift_g_file_delete_finish(GFile* file_, GAsyncResult* result_, GError **error) { return g_file_delete_finish(file_, result_, error) != FALSE; }
static inline bool swift_g_file_eject_mountable_with_operation_finish(GFile* file_, GAsyncResult* result_, GError **error) { return g_file_eject_mountable_with_operation_finish(file_, result_, error) != FALSE; }
static inline bool swift_g_file_equal(GFile* file1_, GFile* file2_) { return g_file_equal(file1_, file2_) != FALSE; }
static inline bool swift_g_file_has_parent(GFile* file_, GFile* parent_) { return g_file_has_parent(file_, parent_) != FALSE; }
static inline bool swift_g_file_has_prefix(GFile* file_, GFile* prefix_) { return g_file_has_prefix(file_, prefix_) != FALSE; }
static inline bool swift_g_file_has_uri_scheme(GFile* file_, const char* uri_scheme_) { return g_file_has_uri_scheme(file_, uri_scheme_) != FALSE; }
static inline bool swift_g_file_is_native(GFile* file_) { return g_file_is_native(file_) != FALSE; }
static inline bool swift_g_file_load_contents(GFile* file_, GCancellable* cancellable_, char** contents_, gsize* length_, char** etag_out_, GError **error) { return g_file_load_contents(file_, cancellable_, contents_, length_, etag_out_, error) != FALSE; }
static inline bool swift_g_file_load_contents_finish(GFile* file_, GAsyncResult* res_, char** contents_, gsize* length_, char** etag_out_, GError **error) { return g_file_load_contents_finish(file_, res_, contents_, length_, etag_out_, error) != FALSE; }
static inline bool swift_g_file_load_partial_contents_finish(GFile* file_, GAsyncResult* res_, char** contents_, gsize* length_, char** etag_out_, GError **error) { return g_file_load_partial_contents_finish(file_, res_, contents_, length_, etag_out_, error) != FALSE; }
static inline bool swift_g_file_make_directory(GFile* file_, GCancellable* cancellable_, GError **error) { return g_file_make_directory(file_, cancellable_, error) != FALSE; }
static inline bool swift_g_file_make_directory_finish(GFile* file_, GAsyncResult* result_, GError **error) { return g_file_make_directory_finish(file_, result_, error) != FALSE; }
static inline bool swift_g_file_make_directory_with_parents(GFile* file_, GCancellable* cancellable_, GError **error) { return g_file_make_directory_with_parents(file_, cancellable_, error) != FALSE; }
static inline bool swift_g_file_make_symbolic_link(GFile* file_, const char* symlink_value_, GCancellable* cancellable_, GError **error) { return g_file_make_symbolic_link(file_, symlink_value_, cancellable_, error) != FALSE; }
static inline bool swift_g_file_make_symbolic_link_finish(GFile* file_, GAsyncResult* result_, GError **error) { return g_file_make_symbolic_link_finish(file_, result_, error) != FALSE; }
static inline bool swift_g_file_measure_disk_usage_finish(GFile* file_, GAsyncResult* result_, guint64* disk_usage_, guint64* num_dirs_, guint64* num_files_, GError **error) { return g_file_measure_disk_usage_finish(file_, result_, disk_usage_, num_dirs_, num_files_, error) != FALSE; }
static inline bool swift_g_file_mount_enclosing_volume_finish(GFile* location_, GAsyncResult* result_, GError **error) { return g_file_mount_enclosing_volume_finish(location_, result_, error) != FALSE; }
static inline bool swift_g_file_move(GFile* source_, GFile* destination_, GFileCopyFlags flags_, GCancellable* cancellable_, GFileProgressCallback progress_callback_, gpointer progress_callback_data_, GError **error) { return g_file_move(source_, destination_, flags_, cancellable_, progress_callback_, progress_callback_data_, error) != FALSE; }
static inline bool swift_g_file_move_finish(GFile* file_, GAsyncResult* result_, GError **error) { return g_file_move_finish(file_, result_, error) != FALSE; }
static inline bool swift_g_file_poll_mountable_finish(GFile* file_, GAsyncResult* result_, GError **error) { return g_file_poll_mountable_finish(file_, result_, error) != FALSE; }
static inline bool swift_g_file_query_exists(GFile* file_, GCancellable* cancellable_) { return g_file_query_exists(file_, cancellable_) != FALSE; }
static inline GFileOutputStream* swift_g_file_replace(GFile* file_, const char* etag_, bool make_backup_, GFileCreateFlags flags_, GCancellable* cancellable_, GError **error) { return g_file_replace(file_, etag_, make_backup_, flags_, cancellable_, error); }
static inline void swift_g_file_replace_async(GFile* file_, const char* etag_, bool make_backup_, GFileCreateFlags flags_, int io_priority_, GCancellable* cancellable_, GAsyncReadyCallback callback_, gpointer user_data_) { g_file_replace_async(file_, etag_, make_backup_, flags_, io_priority_, cancellable_, callback_, user_data_); }
static inline bool swift_g_file_replace_contents(GFile* file_, const char* contents_, gsize length_, const char* etag_, bool make_backup_, GFileCreateFlags flags_, char** new_etag_, GCancellable* cancellable_, GError **error) { return g_file_replace_contents(file_, contents_, length_, etag_, make_backup_, flags_, new_etag_, cancellable_, error) != FALSE; }
static inline void swift_g_file_replace_contents_async(GFile* file_, const char* contents_, gsize length_, const char* etag_, bool make_backup_, GFileCreateFlags flags_, GCancellable* cancellable_, GAsyncReadyCallback callback_, gpointer user_data_) { g_file_replace_contents_async(file_, contents_, length_, etag_, make_backup_, flags_, cancellable_, callback_, user_data_); }
static inline void swift_g_file_replace_contents_bytes_async(GFile* file_, GBytes* contents_, const char* etag_, bool make_backup_, GFileCreateFlags flags_, GCancellable* cancellable_, GAsyncReadyCallback callback_, gpointer user_data_) { g_file_replace_contents_bytes_async(file_, contents_, etag_, make_backup_, flags_, cancellable_, callback_, user_data_); }
static inline bool swift_g_file_replace_contents_finish(GFile* file_, GAsyncResult* res_, char** new_etag_, GError **error) { return g_file_replace_contents_finish(file_, res_, new_etag_, error) != FALSE; }
static inline GFileIOStream* swift_g_file_replace_readwrite(GFile* file_, const char* etag_, bool make_backup_, GFileCreateFlags flags_, GCancellable* cancellable_, GError **error) { return g_file_replace_readwrite(file_, etag_, make_backup_, flags_, cancellable_, error); }
static inline void swift_g_file_replace_readwrite_async(GFile* file_, const char* etag_, bool make_backup_, GFileCreateFlags flags_, int io_priority_, GCancellable* cancellable_, GAsyncReadyCallback callback_, gpointer user_data_) { g_file_replace_readwrite_async(file_, etag_, make_backup_, flags_, io_priority_, cancellable_, callback_, user_data_); }
static inline bool swift_g_file_set_attribute(GFile* file_, const char* attribute_, GFileAttributeType type_, gpointer value_p_, GFileQueryInfoFlags flags_, GCancellable* cancellable_, GError **error) { return g_file_set_attribute(file_, attribute_, type_, value_p_, flags_, cancellable_, error) != FALSE; }
static inline bool swift_g_file_set_attribute_byte_string(GFile* file_, const char* attribute_, const char* value_, GFileQueryInfoFlags flags_, GCancellable* cancellable_, GError **error) { return g_file_set_attribute_byte_string(file_, attribute_, value_, flags_, cancellable_, error) != FALSE; }
static inline bool swift_g_file_set_attribute_int32(GFile* file_, const char* attribute_, gint32 value_, GFileQueryInfoFlags flags_, GCancellable* cancellable_, GError **error) { return g_file_set_attribute_int32(file_, attribute_, value_, flags_, cancellable_, error) != FALSE; }
static inline bool swift_g_file_set_attribute_int64(GFile* file_, const char* attribute_, gint64 value_, GFileQueryInfoFlags flags_, GCancellable* cancellable_, GError **error) { return g_file_set_attribute_int64(file_, attribute_, value_, flags_, cancellable_, error) != FALSE; }
static inline bool swift_g_file_set_attribute_string(GFile* file_, const char* attribute_, const char* value_, GFileQueryInfoFlags flags_, GCancellable* cancellable_, GError **error) { return g_file_set_attribute_string(file_, attribute_, value_, flags_, cancellable_, error) != FALSE; }
static inline bool swift_g_file_set_attribute_uint32(GFile* file_, const char* attribute_, guint32 value_, GFileQueryInfoFlags flags_, GCancellable* cancellable_, GError **error) { return g_file_set_attribute_uint32(file_, attribute_, value_, flags_, cancellable_, error) != FALSE; }
static inline bool swift_g_file_set_attribute_uint64(GFile* file_, const char* attribute_, guint64 value_, GFileQueryInfoFlags flags_, GCancellable* cancellable_, GError **error) { return g_file_set_attribute_uint64(file_, attribute_, value_, flags_, cancellable_, error) != FALSE; }
static inline bool swift_g_file_set_attributes_finish(GFile* file_, GAsyncResult* result_, GFileInfo** info_, GError **error) { return g_file_set_attributes_finish(file_, result_, info_, error) != FALSE; }
static inline bool swift_g_file_set_attributes_from_info(GFile* file_, GFileInfo* info_, GFileQueryInfoFlags flags_, GCancellable* cancellable_, GError **error) { return g_file_set_attributes_from_info(file_, info_, flags_, cancellable_, error) != FALSE; }
static inline bool swift_g_file_start_mountable_finish(GFile* file_, GAsyncResult* result_, GError **error) { return g_file_start_mountable_finish(file_, result_, error) != FALSE; }
static inline bool swift_g_file_stop_mountable_finish(GFile* file_, GAsyncResult* result_, GError **error) { return g_file_stop_mountable_finish(file_, result_, error) != FALSE; }
static inline bool swift_g_file_supports_thread_contexts(GFile* file_) { return g_file_supports_thread_contexts(file_) != FALSE; }
static inline bool swift_g_file_trash(GFile* file_, GCancellable* cancellable_, GError **error) { return g_file_trash(file_, cancellable_, error) != FALSE; }
static inline bool swift_g_file_trash_finish(GFile* file_, GAsyncResult* result_, GError **error) { return g_file_trash_finish(file_, result_, error) != FALSE; }
static inline bool swift_g_file_unmount_mountable_with_operation_finish(GFile* file_, GAsyncResult* result_, GError **error) { return g_file_unmount_mountable_with_operation_finish(file_, result_, error) != FALSE; }
static inline bool swift_g_file_info_get_attribute_boolean(GFileInfo* info_, const char* attribute_) { return g_file_info_get_attribute_boolean(info_, attribute_) != FALSE; }
static inline bool swift_g_file_info_get_attribute_data(GFileInfo* info_, const char* attribute_, GFileAttributeType* type_, gpointer* value_pp_, GFileAttributeStatus* status_) { return g_file_info_get_attribute_data(info_, attribute_, type_, value_pp_, status_) != FALSE; }
static inline bool swift_g_file_info_get_is_backup(GFileInfo* info_) { return g_file_info_get_is_backup(info_) != FALSE; }
static inline bool swift_g_file_info_get_is_hidden(GFileInfo* info_) { return g_file_info_get_is_hidden(info_) != FALSE; }
static inline bool swift_g_file_info_get_is_symlink(GFileInfo* info_) { return g_file_info_get_is_symlink(info_) != FALSE; }
static inline bool swift_g_file_info_has_attribute(GFileInfo* info_, const char* attribute_) { return g_file_info_has_attribute(info_, attribute_) != FALSE; }
static inline bool swift_g_file_info_has_namespace(GFileInfo* info_, const char* name_space_) { return g_file_info_has_namespace(info_, name_space_) != FALSE; }
static inline void swift_g_file_info_set_attribute_boolean(GFileInfo* info_, const char* attribute_, bool attr_value_) { g_file_info_set_attribute_boolean(info_, attribute_, attr_value_); }
static inline bool swift_g_file_info_set_attribute_status(GFileInfo* info_, const char* attribute_, GFileAttributeStatus status_) { return g_file_info_set_attribute_status(info_, attribute_, status_) != FALSE; }
static inline void swift_g_file_info_set_is_hidden(GFileInfo* info_, bool is_hidden_) { g_file_info_set_is_hidden(info_, is_hidden_); }
static inline void swift_g_file_info_set_is_symlink(GFileInfo* info_, bool is_symlink_) { g_file_info_set_is_symlink(info_, is_symlink_); }
static inline bool swift_g_cancellable_is_cancelled(GCancellable* cancellable_) { return g_cancellable_is_cancelled(cancellable_) != FALSE; }
static inline bool swift_g_cancellable_make_pollfd(GCancellable* cancellable_, GPollFD* pollfd_) { return g_cancellable_make_pollfd(cancellable_, pollfd_) != FALSE; }
static inline bool swift_g_cancellable_set_error_if_cancelled(GCancellable* cancellable_, GError **error) { return g_cancellable_set_error_if_cancelled(cancellable_, error) != FALSE; }
static inline bool swift_g_async_result_is_tagged(GAsyncResult* res_, gpointer source_tag_) { return g_async_result_is_tagged(res_, source_tag_) != FALSE; }
static inline bool swift_g_async_result_legacy_propagate_error(GAsyncResult* res_, GError **error) { return g_async_result_legacy_propagate_error(res_, error) != FALSE; }
static inline bool swift_g_action_name_is_valid(const gchar* action_name_) { return g_action_name_is_valid(action_name_) != FALSE; }
static inline bool swift_g_action_parse_detailed_name(const gchar* detailed_name_, gchar** action_name_, GVariant** target_value_, GError **error) { return g_action_parse_detailed_name(detailed_name_, action_name_, target_value_, error) != FALSE; }
static inline bool swift_g_action_get_enabled(GAction* action_) { return g_action_get_enabled(action_) != FALSE; }
static inline void swift_g_action_group_action_enabled_changed(GActionGroup* action_group_, const gchar* action_name_, bool enabled_) { g_action_group_action_enabled_changed(action_group_, action_name_, enabled_); }
static inline bool swift_g_action_group_get_action_enabled(GActionGroup* action_group_, const gchar* action_name_) { return g_action_group_get_action_enabled(action_group_, action_name_) != FALSE; }
static inline bool swift_g_action_group_has_action(GActionGroup* action_group_, const gchar* action_name_) { return g_action_group_has_action(action_group_, action_name_) != FALSE; }
static inline bool swift_g_action_group_query_action(GActionGroup* action_group_, const gchar* action_name_, gboolean* enabled_, const GVariantType** parameter_type_, const GVariantType** state_type_, GVariant** state_hint_, GVariant** state_) { return g_action_group_query_action(action_group_, action_name_, enabled_, parameter_type_, state_type_, state_hint_, state_) != FALSE; }
static inline void swift_g_simple_action_set_enabled(GSimpleAction* simple_, bool enabled_) { g_simple_action_set_enabled(simple_, enabled_); }
static inline bool swift_g_menu_model_is_mutable(GMenuModel* model_) { return g_menu_model_is_mutable(model_) != FALSE; }
static inline bool swift_g_list_store_find(GListStore* store_, gpointer item_, guint* position_) { return g_list_store_find(store_, item_, position_) != FALSE; }
static inline bool swift_g_list_store_find_with_equal_func(GListStore* store_, gpointer item_, GEqualFunc equal_func_, guint* position_) { return g_list_store_find_with_equal_func(store_, item_, equal_func_, position_) != FALSE; }
static inline bool swift_g_list_store_find_with_equal_func_full(GListStore* store_, gpointer item_, GEqualFuncFull equal_func_, gpointer user_data_, guint* position_) { return g_list_store_find_with_equal_func_full(store_, item_, equal_func_, user_data_, position_) != FALSE; }
static inline bool swift_g_icon_equal(GIcon* icon1_, GIcon* icon2_) { return g_icon_equal(icon1_, icon2_) != FALSE; }
static inline void swift_g_settings_bind_writable(GSettings* settings_, const gchar* key_, gpointer object_, const gchar* property_, bool inverted_) { g_settings_bind_writable(settings_, key_, object_, property_, inverted_); }
static inline bool swift_g_settings_get_boolean(GSettings* settings_, const gchar* key_) { return g_settings_get_boolean(settings_, key_) != FALSE; }
static inline bool swift_g_settings_get_has_unapplied(GSettings* settings_) { return g_settings_get_has_unapplied(settings_) != FALSE; }
static inline bool swift_g_settings_is_writable(GSettings* settings_, const gchar* name_) { return g_settings_is_writable(settings_, name_) != FALSE; }
static inline bool swift_g_settings_set_boolean(GSettings* settings_, const gchar* key_, bool value_) { return g_settings_set_boolean(settings_, key_, value_) != FALSE; }
static inline bool swift_g_settings_set_double(GSettings* settings_, const gchar* key_, gdouble value_) { return g_settings_set_double(settings_, key_, value_) != FALSE; }
static inline bool swift_g_settings_set_enum(GSettings* settings_, const gchar* key_, gint value_) { return g_settings_set_enum(settings_, key_, value_) != FALSE; }
static inline bool swift_g_settings_set_flags(GSettings* settings_, const gchar* key_, guint value_) { return g_settings_set_flags(settings_, key_, value_) != FALSE; }
static inline bool swift_g_settings_set_int(GSettings* settings_, const gchar* key_, gint value_) { return g_settings_set_int(settings_, key_, value_) != FALSE; }
static inline bool swift_g_settings_set_int64(GSettings* settings_, const gchar* key_, gint64 value_) { return g_settings_set_int64(settings_, key_, value_) != FALSE; }
static inline bool swift_g_settings_set_string(GSettings* settings_, const gchar* key_, const gchar* value_) { return g_settings_set_string(settings_, key_, value_) != FALSE; }
static inline bool swift_g_settings_set_strv(GSettings* settings_, const gchar* key_, const gchar* const* value_) { return g_settings_set_strv(settings_, key_, value_) != FALSE; }
static inline bool swift_g_settings_set_uint(GSettings* settings_, const gchar* key_, guint value_) { return g_settings_set_uint(settings_, key_, value_) != FALSE; }
static inline bool swift_g_settings_set_uint64(GSettings* settings_, const gchar* key_, guint64 value_) { return g_settings_set_uint64(settings_, key_, value_) != FALSE; }
static inline bool swift_g_settings_set_value(GSettings* settings_, const gchar* key_, GVariant* value_) { return g_settings_set_value(settings_, key_, value_) != FALSE; }
static inline bool swift_g_dbus_connection_close_finish(GDBusConnection* connection_, GAsyncResult* res_, GError **error) { return g_dbus_connection_close_finish(connection_, res_, error) != FALSE; }
static inline bool swift_g_dbus_connection_close_sync(GDBusConnection* connection_, GCancellable* cancellable_, GError **error) { return g_dbus_connection_close_sync(connection_, cancellable_, error) != FALSE; }
static inline bool swift_g_dbus_connection_emit_signal(GDBusConnection* connection_, const gchar* destination_bus_name_, const gchar* object_path_, const gchar* interface_name_, const gchar* signal_name_, GVariant* parameters_, GError **error) { return g_dbus_connection_emit_signal(connection_, destination_bus_name_, object_path_, interface_name_, signal_name_, parameters_, error) != FALSE; }
static inline bool swift_g_dbus_connection_flush_finish(GDBusConnection* connection_, GAsyncResult* res_, GError **error) { return g_dbus_connection_flush_finish(connection_, res_, error) != FALSE; }
static inline bool swift_g_dbus_connection_flush_sync(GDBusConnection* connection_, GCancellable* cancellable_, GError **error) { return g_dbus_connection_flush_sync(connection_, cancellable_, error) != FALSE; }
static inline bool swift_g_dbus_connection_get_exit_on_close(GDBusConnection* connection_) { return g_dbus_connection_get_exit_on_close(connection_) != FALSE; }
static inline bool swift_g_dbus_connection_is_closed(GDBusConnection* connection_) { return g_dbus_connection_is_closed(connection_) != FALSE; }
static inline bool swift_g_dbus_connection_send_message(GDBusConnection* connection_, GDBusMessage* message_, GDBusSendMessageFlags flags_, volatile guint32* out_serial_, GError **error) { return g_dbus_connection_send_message(connection_, message_, flags_, out_serial_, error) != FALSE; }
static inline void swift_g_dbus_connection_set_exit_on_close(GDBusConnection* connection_, bool exit_on_close_) { g_dbus_connection_set_exit_on_close(connection_, exit_on_close_); }
static inline bool swift_g_dbus_connection_unregister_object(GDBusConnection* connection_, guint registration_id_) { return g_dbus_connection_unregister_object(connection_, registration_id_) != FALSE; }
static inline bool swift_g_dbus_connection_unregister_subtree(GDBusConnection* connection_, guint registration_id_) { return g_dbus_connection_unregister_subtree(connection_, registration_id_) != FALSE; }
static inline bool swift_g_input_stream_close(GInputStream* stream_, GCancellable* cancellable_, GError **error) { return g_input_stream_close(stream_, cancellable_, error) != FALSE; }
static inline bool swift_g_input_stream_close_finish(GInputStream* stream_, GAsyncResult* result_, GError **error) { return g_input_stream_close_finish(stream_, result_, error) != FALSE; }
static inline bool swift_g_input_stream_has_pending(GInputStream* stream_) { return g_input_stream_has_pending(stream_) != FALSE; }
static inline bool swift_g_input_stream_is_closed(GInputStream* stream_) { return g_input_stream_is_closed(stream_) != FALSE; }
static inline bool swift_g_input_stream_read_all(GInputStream* stream_, void* buffer_, gsize count_, gsize* bytes_read_, GCancellable* cancellable_, GError **error) { return g_input_stream_read_all(stream_, buffer_, count_, bytes_read_, cancellable_, error) != FALSE; }
static inline bool swift_g_input_stream_read_all_finish(GInputStream* stream_, GAsyncResult* result_, gsize* bytes_read_, GError **error) { return g_input_stream_read_all_finish(stream_, result_, bytes_read_, error) != FALSE; }
static inline bool swift_g_input_stream_set_pending(GInputStream* stream_, GError **error) { return g_input_stream_set_pending(stream_, error) != FALSE; }
static inline bool swift_g_output_stream_close(GOutputStream* stream_, GCancellable* cancellable_, GError **error) { return g_output_stream_close(stream_, cancellable_, error) != FALSE; }
static inline bool swift_g_output_stream_close_finish(GOutputStream* stream_, GAsyncResult* result_, GError **error) { return g_output_stream_close_finish(stream_, result_, error) != FALSE; }
static inline bool swift_g_output_stream_flush(GOutputStream* stream_, GCancellable* cancellable_, GError **error) { return g_output_stream_flush(stream_, cancellable_, error) != FALSE; }
static inline bool swift_g_output_stream_flush_finish(GOutputStream* stream_, GAsyncResult* result_, GError **error) { return g_output_stream_flush_finish(stream_, result_, error) != FALSE; }
static inline bool swift_g_output_stream_has_pending(GOutputStream* stream_) { return g_output_stream_has_pending(stream_) != FALSE; }
static inline bool swift_g_output_stream_is_closed(GOutputStream* stream_) { return g_output_stream_is_closed(stream_) != FALSE; }
static inline bool swift_g_output_stream_is_closing(GOutputStream* stream_) { return g_output_stream_is_closing(stream_) != FALSE; }
static inline bool swift_g_output_stream_set_pending(GOutputStream* stream_, GError **error) { return g_output_stream_set_pending(stream_, error) != FALSE; }
static inline bool swift_g_output_stream_write_all(GOutputStream* stream_, void* buffer_, gsize count_, gsize* bytes_written_, GCancellable* cancellable_, GError **error) { return g_output_stream_write_all(stream_, buffer_, count_, bytes_written_, cancellable_, error) != FALSE; }
static inline bool swift_g_output_stream_write_all_finish(GOutputStream* stream_, GAsyncResult* result_, gsize* bytes_written_, GError **error) { return g_output_stream_write_all_finish(stream_, result_, bytes_written_, error) != FALSE; }
static inline bool swift_g_output_stream_writev(GOutputStream* stream_, const GOutputVector* vectors_, gsize n_vectors_, gsize* bytes_written_, GCancellable* cancellable_, GError **error) { return g_output_stream_writev(stream_, vectors_, n_vectors_, bytes_written_, cancellable_, error) != FALSE; }
static inline bool swift_g_output_stream_writev_all(GOutputStream* stream_, GOutputVector* vectors_, gsize n_vectors_, gsize* bytes_written_, GCancellable* cancellable_, GError **error) { return g_output_stream_writev_all(stream_, vectors_, n_vectors_, bytes_written_, cancellable_, error) != FALSE; }
static inline bool swift_g_output_stream_writev_all_finish(GOutputStream* stream_, GAsyncResult* result_, gsize* bytes_written_, GError **error) { return g_output_stream_writev_all_finish(stream_, result_, bytes_written_, error) != FALSE; }
static inline bool swift_g_output_stream_writev_finish(GOutputStream* stream_, GAsyncResult* result_, gsize* bytes_written_, GError **error) { return g_output_stream_writev_finish(stream_, result_, bytes_written_, error) != FALSE; }
static inline bool swift_g_bytes_equal(gconstpointer bytes1_, gconstpointer bytes2_) { return g_bytes_equal(bytes1_, bytes2_) != FALSE; }
static inline GVariant* swift_g_variant_new_boolean(bool value_) { return g_variant_new_boolean(value_); }
static inline GVariant* swift_g_variant_new_from_bytes(const GVariantType* type_, GBytes* bytes_, bool trusted_) { return g_variant_new_from_bytes(type_, bytes_, trusted_); }
static inline GVariant* swift_g_variant_new_from_data(const GVariantType* type_, gconstpointer data_, gsize size_, bool trusted_, GDestroyNotify notify_, gpointer user_data_) { return g_variant_new_from_data(type_, data_, size_, trusted_, notify_, user_data_); }
static inline bool swift_g_variant_check_format_string(GVariant* value_, const gchar* format_string_, bool copy_only_) { return g_variant_check_format_string(value_, format_string_, copy_only_) != FALSE; }
static inline bool swift_g_variant_equal(gconstpointer one_, gconstpointer two_) { return g_variant_equal(one_, two_) != FALSE; }
static inline bool swift_g_variant_get_boolean(GVariant* value_) { return g_variant_get_boolean(value_) != FALSE; }
static inline bool swift_g_variant_is_container(GVariant* value_) { return g_variant_is_container(value_) != FALSE; }
static inline bool swift_g_variant_is_floating(GVariant* value_) { return g_variant_is_floating(value_) != FALSE; }
static inline bool swift_g_variant_is_normal_form(GVariant* value_) { return g_variant_is_normal_form(value_) != FALSE; }
static inline bool swift_g_variant_is_of_type(GVariant* value_, const GVariantType* type_) { return g_variant_is_of_type(value_, type_) != FALSE; }
static inline gchar* swift_g_variant_print(GVariant* value_, bool type_annotate_) { return g_variant_print(value_, type_annotate_); }
static inline bool swift_g_variant_is_object_path(const gchar* string_) { return g_variant_is_object_path(string_) != FALSE; }
static inline bool swift_g_variant_is_signature(const gchar* string_) { return g_variant_is_signature(string_) != FALSE; }
