// Written by Tools/gtk-classes/generate.py, from glib-2.0 2.74.6, gtk4 4.8.3, libadwaita-1 1.2.2: change that, not this.

static inline bool swift_gdk_display_device_is_grabbed(GdkDisplay* display_, GdkDevice* device_) { return gdk_display_device_is_grabbed(display_, device_) != FALSE; }
static inline bool swift_gdk_display_get_setting(GdkDisplay* display_, const char* name_, GValue* value_) { return gdk_display_get_setting(display_, name_, value_) != FALSE; }
static inline bool swift_gdk_display_is_closed(GdkDisplay* display_) { return gdk_display_is_closed(display_) != FALSE; }
static inline bool swift_gdk_display_is_composited(GdkDisplay* display_) { return gdk_display_is_composited(display_) != FALSE; }
static inline bool swift_gdk_display_is_rgba(GdkDisplay* display_) { return gdk_display_is_rgba(display_) != FALSE; }
static inline bool swift_gdk_display_map_keycode(GdkDisplay* display_, guint keycode_, GdkKeymapKey** keys_, guint** keyvals_, int* n_entries_) { return gdk_display_map_keycode(display_, keycode_, keys_, keyvals_, n_entries_) != FALSE; }
static inline bool swift_gdk_display_map_keyval(GdkDisplay* display_, guint keyval_, GdkKeymapKey** keys_, int* n_keys_) { return gdk_display_map_keyval(display_, keyval_, keys_, n_keys_) != FALSE; }
static inline bool swift_gdk_display_prepare_gl(GdkDisplay* self_, GError **error) { return gdk_display_prepare_gl(self_, error) != FALSE; }
static inline bool swift_gdk_display_supports_input_shapes(GdkDisplay* display_) { return gdk_display_supports_input_shapes(display_) != FALSE; }
static inline bool swift_gdk_display_translate_key(GdkDisplay* display_, guint keycode_, GdkModifierType state_, int group_, guint* keyval_, int* effective_group_, int* level_, GdkModifierType* consumed_) { return gdk_display_translate_key(display_, keycode_, state_, group_, keyval_, effective_group_, level_, consumed_) != FALSE; }
static inline bool swift_gdk_monitor_is_valid(GdkMonitor* monitor_) { return gdk_monitor_is_valid(monitor_) != FALSE; }
static inline GdkSurface* swift_gdk_surface_new_popup(GdkSurface* parent_, bool autohide_) { return gdk_surface_new_popup(parent_, autohide_); }
static inline bool swift_gdk_surface_get_device_position(GdkSurface* surface_, GdkDevice* device_, double* x_, double* y_, GdkModifierType* mask_) { return gdk_surface_get_device_position(surface_, device_, x_, y_, mask_) != FALSE; }
static inline bool swift_gdk_surface_get_mapped(GdkSurface* surface_) { return gdk_surface_get_mapped(surface_) != FALSE; }
static inline bool swift_gdk_surface_is_destroyed(GdkSurface* surface_) { return gdk_surface_is_destroyed(surface_) != FALSE; }
static inline bool swift_gdk_surface_translate_coordinates(GdkSurface* from_, GdkSurface* to_, double* x_, double* y_) { return gdk_surface_translate_coordinates(from_, to_, x_, y_) != FALSE; }
static inline bool swift_gdk_toplevel_lower(GdkToplevel* toplevel_) { return gdk_toplevel_lower(toplevel_) != FALSE; }
static inline bool swift_gdk_toplevel_minimize(GdkToplevel* toplevel_) { return gdk_toplevel_minimize(toplevel_) != FALSE; }
static inline void swift_gdk_toplevel_set_decorated(GdkToplevel* toplevel_, bool decorated_) { gdk_toplevel_set_decorated(toplevel_, decorated_); }
static inline void swift_gdk_toplevel_set_deletable(GdkToplevel* toplevel_, bool deletable_) { gdk_toplevel_set_deletable(toplevel_, deletable_); }
static inline void swift_gdk_toplevel_set_modal(GdkToplevel* toplevel_, bool modal_) { gdk_toplevel_set_modal(toplevel_, modal_); }
static inline bool swift_gdk_toplevel_show_window_menu(GdkToplevel* toplevel_, GdkEvent* event_) { return gdk_toplevel_show_window_menu(toplevel_, event_) != FALSE; }
static inline bool swift_gdk_toplevel_supports_edge_constraints(GdkToplevel* toplevel_) { return gdk_toplevel_supports_edge_constraints(toplevel_) != FALSE; }
static inline bool swift_gdk_toplevel_titlebar_gesture(GdkToplevel* toplevel_, GdkTitlebarGesture gesture_) { return gdk_toplevel_titlebar_gesture(toplevel_, gesture_) != FALSE; }
static inline bool swift_gdk_device_get_caps_lock_state(GdkDevice* device_) { return gdk_device_get_caps_lock_state(device_) != FALSE; }
static inline bool swift_gdk_device_get_has_cursor(GdkDevice* device_) { return gdk_device_get_has_cursor(device_) != FALSE; }
static inline bool swift_gdk_device_get_num_lock_state(GdkDevice* device_) { return gdk_device_get_num_lock_state(device_) != FALSE; }
static inline bool swift_gdk_device_get_scroll_lock_state(GdkDevice* device_) { return gdk_device_get_scroll_lock_state(device_) != FALSE; }
static inline bool swift_gdk_device_has_bidi_layouts(GdkDevice* device_) { return gdk_device_has_bidi_layouts(device_) != FALSE; }
static inline bool swift_gdk_event_get_axes(GdkEvent* event_, double** axes_, guint* n_axes_) { return gdk_event_get_axes(event_, axes_, n_axes_) != FALSE; }
static inline bool swift_gdk_event_get_axis(GdkEvent* event_, GdkAxisUse axis_use_, double* value_) { return gdk_event_get_axis(event_, axis_use_, value_) != FALSE; }
static inline bool swift_gdk_event_get_pointer_emulated(GdkEvent* event_) { return gdk_event_get_pointer_emulated(event_) != FALSE; }
static inline bool swift_gdk_event_get_position(GdkEvent* event_, double* x_, double* y_) { return gdk_event_get_position(event_, x_, y_) != FALSE; }
static inline bool swift_gdk_event_triggers_context_menu(GdkEvent* event_) { return gdk_event_triggers_context_menu(event_) != FALSE; }
static inline bool swift_gdk_texture_save_to_png(GdkTexture* texture_, const char* filename_) { return gdk_texture_save_to_png(texture_, filename_) != FALSE; }
static inline bool swift_gdk_texture_save_to_tiff(GdkTexture* texture_, const char* filename_) { return gdk_texture_save_to_tiff(texture_, filename_) != FALSE; }
static inline void swift_gtk_snapshot_push_gl_shader(GtkSnapshot* snapshot_, GskGLShader* shader_, const graphene_rect_t* bounds_, GBytes* take_args_) { gtk_snapshot_push_gl_shader(snapshot_, shader_, bounds_, g_bytes_ref(take_args_)); }
static inline bool swift_gsk_renderer_is_realized(GskRenderer* renderer_) { return gsk_renderer_is_realized(renderer_) != FALSE; }
static inline bool swift_gsk_renderer_realize(GskRenderer* renderer_, GdkSurface* surface_, GError **error) { return gsk_renderer_realize(renderer_, surface_, error) != FALSE; }
static inline bool swift_gsk_render_node_write_to_file(GskRenderNode* node_, const char* filename_, GError **error) { return gsk_render_node_write_to_file(node_, filename_, error) != FALSE; }
static inline bool swift_gdk_clipboard_is_local(GdkClipboard* clipboard_) { return gdk_clipboard_is_local(clipboard_) != FALSE; }
static inline bool swift_gdk_clipboard_set_content(GdkClipboard* clipboard_, GdkContentProvider* provider_) { return gdk_clipboard_set_content(clipboard_, provider_) != FALSE; }
static inline bool swift_gdk_clipboard_store_finish(GdkClipboard* clipboard_, GAsyncResult* result_, GError **error) { return gdk_clipboard_store_finish(clipboard_, result_, error) != FALSE; }
static inline bool swift_gdk_content_provider_get_value(GdkContentProvider* provider_, GValue* value_, GError **error) { return gdk_content_provider_get_value(provider_, value_, error) != FALSE; }
static inline bool swift_gdk_content_provider_write_mime_type_finish(GdkContentProvider* provider_, GAsyncResult* result_, GError **error) { return gdk_content_provider_write_mime_type_finish(provider_, result_, error) != FALSE; }
static inline bool swift_gdk_content_formats_contain_gtype(const GdkContentFormats* formats_, GType type_) { return gdk_content_formats_contain_gtype(formats_, type_) != FALSE; }
static inline bool swift_gdk_content_formats_contain_mime_type(const GdkContentFormats* formats_, const char* mime_type_) { return gdk_content_formats_contain_mime_type(formats_, mime_type_) != FALSE; }
static inline bool swift_gdk_content_formats_match(const GdkContentFormats* first_, const GdkContentFormats* second_) { return gdk_content_formats_match(first_, second_) != FALSE; }
static inline void swift_gdk_drag_drop_done(GdkDrag* drag_, bool success_) { gdk_drag_drop_done(drag_, success_); }
static inline void swift_gtk_window_set_auto_startup_notification(bool setting_) { gtk_window_set_auto_startup_notification(setting_); }
static inline void swift_gtk_window_set_interactive_debugging(bool enable_) { gtk_window_set_interactive_debugging(enable_); }
static inline bool swift_gtk_window_get_decorated(GtkWindow* window_) { return gtk_window_get_decorated(window_) != FALSE; }
static inline bool swift_gtk_window_get_deletable(GtkWindow* window_) { return gtk_window_get_deletable(window_) != FALSE; }
static inline bool swift_gtk_window_get_destroy_with_parent(GtkWindow* window_) { return gtk_window_get_destroy_with_parent(window_) != FALSE; }
static inline bool swift_gtk_window_get_focus_visible(GtkWindow* window_) { return gtk_window_get_focus_visible(window_) != FALSE; }
static inline bool swift_gtk_window_get_handle_menubar_accel(GtkWindow* window_) { return gtk_window_get_handle_menubar_accel(window_) != FALSE; }
static inline bool swift_gtk_window_get_hide_on_close(GtkWindow* window_) { return gtk_window_get_hide_on_close(window_) != FALSE; }
static inline bool swift_gtk_window_get_mnemonics_visible(GtkWindow* window_) { return gtk_window_get_mnemonics_visible(window_) != FALSE; }
static inline bool swift_gtk_window_get_modal(GtkWindow* window_) { return gtk_window_get_modal(window_) != FALSE; }
static inline bool swift_gtk_window_get_resizable(GtkWindow* window_) { return gtk_window_get_resizable(window_) != FALSE; }
static inline bool swift_gtk_window_has_group(GtkWindow* window_) { return gtk_window_has_group(window_) != FALSE; }
static inline bool swift_gtk_window_is_active(GtkWindow* window_) { return gtk_window_is_active(window_) != FALSE; }
static inline bool swift_gtk_window_is_fullscreen(GtkWindow* window_) { return gtk_window_is_fullscreen(window_) != FALSE; }
static inline bool swift_gtk_window_is_maximized(GtkWindow* window_) { return gtk_window_is_maximized(window_) != FALSE; }
static inline void swift_gtk_window_set_decorated(GtkWindow* window_, bool setting_) { gtk_window_set_decorated(window_, setting_); }
static inline void swift_gtk_window_set_deletable(GtkWindow* window_, bool setting_) { gtk_window_set_deletable(window_, setting_); }
static inline void swift_gtk_window_set_destroy_with_parent(GtkWindow* window_, bool setting_) { gtk_window_set_destroy_with_parent(window_, setting_); }
static inline void swift_gtk_window_set_focus_visible(GtkWindow* window_, bool setting_) { gtk_window_set_focus_visible(window_, setting_); }
static inline void swift_gtk_window_set_handle_menubar_accel(GtkWindow* window_, bool handle_menubar_accel_) { gtk_window_set_handle_menubar_accel(window_, handle_menubar_accel_); }
static inline void swift_gtk_window_set_hide_on_close(GtkWindow* window_, bool setting_) { gtk_window_set_hide_on_close(window_, setting_); }
static inline void swift_gtk_window_set_mnemonics_visible(GtkWindow* window_, bool setting_) { gtk_window_set_mnemonics_visible(window_, setting_); }
static inline void swift_gtk_window_set_modal(GtkWindow* window_, bool modal_) { gtk_window_set_modal(window_, modal_); }
static inline void swift_gtk_window_set_resizable(GtkWindow* window_, bool resizable_) { gtk_window_set_resizable(window_, resizable_); }
static inline bool swift_gtk_application_window_get_show_menubar(GtkApplicationWindow* window_) { return gtk_application_window_get_show_menubar(window_) != FALSE; }
static inline void swift_gtk_application_window_set_show_menubar(GtkApplicationWindow* window_, bool show_menubar_) { gtk_application_window_set_show_menubar(window_, show_menubar_); }
static inline void swift_gtk_widget_action_set_enabled(GtkWidget* widget_, const char* action_name_, bool enabled_) { gtk_widget_action_set_enabled(widget_, action_name_, enabled_); }
static inline bool swift_gtk_widget_activate(GtkWidget* widget_) { return gtk_widget_activate(widget_) != FALSE; }
static inline bool swift_gtk_widget_activate_action_variant(GtkWidget* widget_, const char* name_, GVariant* args_) { return gtk_widget_activate_action_variant(widget_, name_, args_) != FALSE; }
static inline void swift_gtk_widget_add_controller(GtkWidget* widget_, GtkEventController* controller_) { gtk_widget_add_controller(widget_, g_object_ref(controller_)); }
static inline bool swift_gtk_widget_child_focus(GtkWidget* widget_, GtkDirectionType direction_) { return gtk_widget_child_focus(widget_, direction_) != FALSE; }
static inline bool swift_gtk_widget_compute_bounds(GtkWidget* widget_, GtkWidget* target_, graphene_rect_t* out_bounds_) { return gtk_widget_compute_bounds(widget_, target_, out_bounds_) != FALSE; }
static inline bool swift_gtk_widget_compute_expand(GtkWidget* widget_, GtkOrientation orientation_) { return gtk_widget_compute_expand(widget_, orientation_) != FALSE; }
static inline bool swift_gtk_widget_compute_point(GtkWidget* widget_, GtkWidget* target_, const graphene_point_t* point_, graphene_point_t* out_point_) { return gtk_widget_compute_point(widget_, target_, point_, out_point_) != FALSE; }
static inline bool swift_gtk_widget_compute_transform(GtkWidget* widget_, GtkWidget* target_, graphene_matrix_t* out_transform_) { return gtk_widget_compute_transform(widget_, target_, out_transform_) != FALSE; }
static inline bool swift_gtk_widget_contains(GtkWidget* widget_, double x_, double y_) { return gtk_widget_contains(widget_, x_, y_) != FALSE; }
static inline bool swift_gtk_drag_check_threshold(GtkWidget* widget_, int start_x_, int start_y_, int current_x_, int current_y_) { return gtk_drag_check_threshold(widget_, start_x_, start_y_, current_x_, current_y_) != FALSE; }
static inline bool swift_gtk_widget_get_can_focus(GtkWidget* widget_) { return gtk_widget_get_can_focus(widget_) != FALSE; }
static inline bool swift_gtk_widget_get_can_target(GtkWidget* widget_) { return gtk_widget_get_can_target(widget_) != FALSE; }
static inline bool swift_gtk_widget_get_child_visible(GtkWidget* widget_) { return gtk_widget_get_child_visible(widget_) != FALSE; }
static inline bool swift_gtk_widget_get_focus_on_click(GtkWidget* widget_) { return gtk_widget_get_focus_on_click(widget_) != FALSE; }
static inline bool swift_gtk_widget_get_focusable(GtkWidget* widget_) { return gtk_widget_get_focusable(widget_) != FALSE; }
static inline bool swift_gtk_widget_get_has_tooltip(GtkWidget* widget_) { return gtk_widget_get_has_tooltip(widget_) != FALSE; }
static inline bool swift_gtk_widget_get_hexpand(GtkWidget* widget_) { return gtk_widget_get_hexpand(widget_) != FALSE; }
static inline bool swift_gtk_widget_get_hexpand_set(GtkWidget* widget_) { return gtk_widget_get_hexpand_set(widget_) != FALSE; }
static inline bool swift_gtk_widget_get_mapped(GtkWidget* widget_) { return gtk_widget_get_mapped(widget_) != FALSE; }
static inline bool swift_gtk_widget_get_realized(GtkWidget* widget_) { return gtk_widget_get_realized(widget_) != FALSE; }
static inline bool swift_gtk_widget_get_receives_default(GtkWidget* widget_) { return gtk_widget_get_receives_default(widget_) != FALSE; }
static inline bool swift_gtk_widget_get_sensitive(GtkWidget* widget_) { return gtk_widget_get_sensitive(widget_) != FALSE; }
static inline bool swift_gtk_widget_get_vexpand(GtkWidget* widget_) { return gtk_widget_get_vexpand(widget_) != FALSE; }
static inline bool swift_gtk_widget_get_vexpand_set(GtkWidget* widget_) { return gtk_widget_get_vexpand_set(widget_) != FALSE; }
static inline bool swift_gtk_widget_get_visible(GtkWidget* widget_) { return gtk_widget_get_visible(widget_) != FALSE; }
static inline bool swift_gtk_widget_grab_focus(GtkWidget* widget_) { return gtk_widget_grab_focus(widget_) != FALSE; }
static inline bool swift_gtk_widget_has_css_class(GtkWidget* widget_, const char* css_class_) { return gtk_widget_has_css_class(widget_, css_class_) != FALSE; }
static inline bool swift_gtk_widget_has_default(GtkWidget* widget_) { return gtk_widget_has_default(widget_) != FALSE; }
static inline bool swift_gtk_widget_has_focus(GtkWidget* widget_) { return gtk_widget_has_focus(widget_) != FALSE; }
static inline bool swift_gtk_widget_has_visible_focus(GtkWidget* widget_) { return gtk_widget_has_visible_focus(widget_) != FALSE; }
static inline bool swift_gtk_widget_in_destruction(GtkWidget* widget_) { return gtk_widget_in_destruction(widget_) != FALSE; }
static inline bool swift_gtk_widget_is_ancestor(GtkWidget* widget_, GtkWidget* ancestor_) { return gtk_widget_is_ancestor(widget_, ancestor_) != FALSE; }
static inline bool swift_gtk_widget_is_drawable(GtkWidget* widget_) { return gtk_widget_is_drawable(widget_) != FALSE; }
static inline bool swift_gtk_widget_is_focus(GtkWidget* widget_) { return gtk_widget_is_focus(widget_) != FALSE; }
static inline bool swift_gtk_widget_is_sensitive(GtkWidget* widget_) { return gtk_widget_is_sensitive(widget_) != FALSE; }
static inline bool swift_gtk_widget_is_visible(GtkWidget* widget_) { return gtk_widget_is_visible(widget_) != FALSE; }
static inline bool swift_gtk_widget_keynav_failed(GtkWidget* widget_, GtkDirectionType direction_) { return gtk_widget_keynav_failed(widget_, direction_) != FALSE; }
static inline bool swift_gtk_widget_mnemonic_activate(GtkWidget* widget_, bool group_cycling_) { return gtk_widget_mnemonic_activate(widget_, group_cycling_) != FALSE; }
static inline void swift_gtk_widget_set_can_focus(GtkWidget* widget_, bool can_focus_) { gtk_widget_set_can_focus(widget_, can_focus_); }
static inline void swift_gtk_widget_set_can_target(GtkWidget* widget_, bool can_target_) { gtk_widget_set_can_target(widget_, can_target_); }
static inline void swift_gtk_widget_set_child_visible(GtkWidget* widget_, bool child_visible_) { gtk_widget_set_child_visible(widget_, child_visible_); }
static inline void swift_gtk_widget_set_focus_on_click(GtkWidget* widget_, bool focus_on_click_) { gtk_widget_set_focus_on_click(widget_, focus_on_click_); }
static inline void swift_gtk_widget_set_focusable(GtkWidget* widget_, bool focusable_) { gtk_widget_set_focusable(widget_, focusable_); }
static inline void swift_gtk_widget_set_has_tooltip(GtkWidget* widget_, bool has_tooltip_) { gtk_widget_set_has_tooltip(widget_, has_tooltip_); }
static inline void swift_gtk_widget_set_hexpand(GtkWidget* widget_, bool expand_) { gtk_widget_set_hexpand(widget_, expand_); }
static inline void swift_gtk_widget_set_hexpand_set(GtkWidget* widget_, bool set_) { gtk_widget_set_hexpand_set(widget_, set_); }
static inline void swift_gtk_widget_set_layout_manager(GtkWidget* widget_, GtkLayoutManager* layout_manager_) { gtk_widget_set_layout_manager(widget_, (layout_manager_ ? g_object_ref(layout_manager_) : NULL)); }
static inline void swift_gtk_widget_set_receives_default(GtkWidget* widget_, bool receives_default_) { gtk_widget_set_receives_default(widget_, receives_default_); }
static inline void swift_gtk_widget_set_sensitive(GtkWidget* widget_, bool sensitive_) { gtk_widget_set_sensitive(widget_, sensitive_); }
static inline void swift_gtk_widget_set_state_flags(GtkWidget* widget_, GtkStateFlags flags_, bool clear_) { gtk_widget_set_state_flags(widget_, flags_, clear_); }
static inline void swift_gtk_widget_set_vexpand(GtkWidget* widget_, bool expand_) { gtk_widget_set_vexpand(widget_, expand_); }
static inline void swift_gtk_widget_set_vexpand_set(GtkWidget* widget_, bool set_) { gtk_widget_set_vexpand_set(widget_, set_); }
static inline void swift_gtk_widget_set_visible(GtkWidget* widget_, bool visible_) { gtk_widget_set_visible(widget_, visible_); }
static inline bool swift_gtk_widget_should_layout(GtkWidget* widget_) { return gtk_widget_should_layout(widget_) != FALSE; }
static inline bool swift_gtk_widget_translate_coordinates(GtkWidget* src_widget_, GtkWidget* dest_widget_, double src_x_, double src_y_, double* dest_x_, double* dest_y_) { return gtk_widget_translate_coordinates(src_widget_, dest_widget_, src_x_, src_y_, dest_x_, dest_y_) != FALSE; }
static inline bool swift_gtk_box_get_homogeneous(GtkBox* box_) { return gtk_box_get_homogeneous(box_) != FALSE; }
static inline void swift_gtk_box_set_homogeneous(GtkBox* box_, bool homogeneous_) { gtk_box_set_homogeneous(box_, homogeneous_); }
static inline bool swift_gtk_grid_get_column_homogeneous(GtkGrid* grid_) { return gtk_grid_get_column_homogeneous(grid_) != FALSE; }
static inline bool swift_gtk_grid_get_row_homogeneous(GtkGrid* grid_) { return gtk_grid_get_row_homogeneous(grid_) != FALSE; }
static inline void swift_gtk_grid_set_column_homogeneous(GtkGrid* grid_, bool homogeneous_) { gtk_grid_set_column_homogeneous(grid_, homogeneous_); }
static inline void swift_gtk_grid_set_row_homogeneous(GtkGrid* grid_, bool homogeneous_) { gtk_grid_set_row_homogeneous(grid_, homogeneous_); }
static inline bool swift_gtk_overlay_get_clip_overlay(GtkOverlay* overlay_, GtkWidget* widget_) { return gtk_overlay_get_clip_overlay(overlay_, widget_) != FALSE; }
static inline bool swift_gtk_overlay_get_measure_overlay(GtkOverlay* overlay_, GtkWidget* widget_) { return gtk_overlay_get_measure_overlay(overlay_, widget_) != FALSE; }
static inline void swift_gtk_overlay_set_clip_overlay(GtkOverlay* overlay_, GtkWidget* widget_, bool clip_overlay_) { gtk_overlay_set_clip_overlay(overlay_, widget_, clip_overlay_); }
static inline void swift_gtk_overlay_set_measure_overlay(GtkOverlay* overlay_, GtkWidget* widget_, bool measure_) { gtk_overlay_set_measure_overlay(overlay_, widget_, measure_); }
static inline bool swift_gtk_paned_get_resize_end_child(GtkPaned* paned_) { return gtk_paned_get_resize_end_child(paned_) != FALSE; }
static inline bool swift_gtk_paned_get_resize_start_child(GtkPaned* paned_) { return gtk_paned_get_resize_start_child(paned_) != FALSE; }
static inline bool swift_gtk_paned_get_shrink_end_child(GtkPaned* paned_) { return gtk_paned_get_shrink_end_child(paned_) != FALSE; }
static inline bool swift_gtk_paned_get_shrink_start_child(GtkPaned* paned_) { return gtk_paned_get_shrink_start_child(paned_) != FALSE; }
static inline bool swift_gtk_paned_get_wide_handle(GtkPaned* paned_) { return gtk_paned_get_wide_handle(paned_) != FALSE; }
static inline void swift_gtk_paned_set_resize_end_child(GtkPaned* paned_, bool resize_) { gtk_paned_set_resize_end_child(paned_, resize_); }
static inline void swift_gtk_paned_set_resize_start_child(GtkPaned* paned_, bool resize_) { gtk_paned_set_resize_start_child(paned_, resize_); }
static inline void swift_gtk_paned_set_shrink_end_child(GtkPaned* paned_, bool resize_) { gtk_paned_set_shrink_end_child(paned_, resize_); }
static inline void swift_gtk_paned_set_shrink_start_child(GtkPaned* paned_, bool resize_) { gtk_paned_set_shrink_start_child(paned_, resize_); }
static inline void swift_gtk_paned_set_wide_handle(GtkPaned* paned_, bool wide_) { gtk_paned_set_wide_handle(paned_, wide_); }
static inline bool swift_gtk_revealer_get_child_revealed(GtkRevealer* revealer_) { return gtk_revealer_get_child_revealed(revealer_) != FALSE; }
static inline bool swift_gtk_revealer_get_reveal_child(GtkRevealer* revealer_) { return gtk_revealer_get_reveal_child(revealer_) != FALSE; }
static inline void swift_gtk_revealer_set_reveal_child(GtkRevealer* revealer_, bool reveal_child_) { gtk_revealer_set_reveal_child(revealer_, reveal_child_); }
static inline bool swift_gtk_stack_get_hhomogeneous(GtkStack* stack_) { return gtk_stack_get_hhomogeneous(stack_) != FALSE; }
static inline bool swift_gtk_stack_get_interpolate_size(GtkStack* stack_) { return gtk_stack_get_interpolate_size(stack_) != FALSE; }
static inline bool swift_gtk_stack_get_transition_running(GtkStack* stack_) { return gtk_stack_get_transition_running(stack_) != FALSE; }
static inline bool swift_gtk_stack_get_vhomogeneous(GtkStack* stack_) { return gtk_stack_get_vhomogeneous(stack_) != FALSE; }
static inline void swift_gtk_stack_set_hhomogeneous(GtkStack* stack_, bool hhomogeneous_) { gtk_stack_set_hhomogeneous(stack_, hhomogeneous_); }
static inline void swift_gtk_stack_set_interpolate_size(GtkStack* stack_, bool interpolate_size_) { gtk_stack_set_interpolate_size(stack_, interpolate_size_); }
static inline void swift_gtk_stack_set_vhomogeneous(GtkStack* stack_, bool vhomogeneous_) { gtk_stack_set_vhomogeneous(stack_, vhomogeneous_); }
static inline bool swift_gtk_stack_page_get_needs_attention(GtkStackPage* self_) { return gtk_stack_page_get_needs_attention(self_) != FALSE; }
static inline bool swift_gtk_stack_page_get_use_underline(GtkStackPage* self_) { return gtk_stack_page_get_use_underline(self_) != FALSE; }
static inline bool swift_gtk_stack_page_get_visible(GtkStackPage* self_) { return gtk_stack_page_get_visible(self_) != FALSE; }
static inline void swift_gtk_stack_page_set_needs_attention(GtkStackPage* self_, bool setting_) { gtk_stack_page_set_needs_attention(self_, setting_); }
static inline void swift_gtk_stack_page_set_use_underline(GtkStackPage* self_, bool setting_) { gtk_stack_page_set_use_underline(self_, setting_); }
static inline void swift_gtk_stack_page_set_visible(GtkStackPage* self_, bool visible_) { gtk_stack_page_set_visible(self_, visible_); }
static inline bool swift_gtk_scrolled_window_get_has_frame(GtkScrolledWindow* scrolled_window_) { return gtk_scrolled_window_get_has_frame(scrolled_window_) != FALSE; }
static inline bool swift_gtk_scrolled_window_get_kinetic_scrolling(GtkScrolledWindow* scrolled_window_) { return gtk_scrolled_window_get_kinetic_scrolling(scrolled_window_) != FALSE; }
static inline bool swift_gtk_scrolled_window_get_overlay_scrolling(GtkScrolledWindow* scrolled_window_) { return gtk_scrolled_window_get_overlay_scrolling(scrolled_window_) != FALSE; }
static inline bool swift_gtk_scrolled_window_get_propagate_natural_height(GtkScrolledWindow* scrolled_window_) { return gtk_scrolled_window_get_propagate_natural_height(scrolled_window_) != FALSE; }
static inline bool swift_gtk_scrolled_window_get_propagate_natural_width(GtkScrolledWindow* scrolled_window_) { return gtk_scrolled_window_get_propagate_natural_width(scrolled_window_) != FALSE; }
static inline void swift_gtk_scrolled_window_set_has_frame(GtkScrolledWindow* scrolled_window_, bool has_frame_) { gtk_scrolled_window_set_has_frame(scrolled_window_, has_frame_); }
static inline void swift_gtk_scrolled_window_set_kinetic_scrolling(GtkScrolledWindow* scrolled_window_, bool kinetic_scrolling_) { gtk_scrolled_window_set_kinetic_scrolling(scrolled_window_, kinetic_scrolling_); }
static inline void swift_gtk_scrolled_window_set_overlay_scrolling(GtkScrolledWindow* scrolled_window_, bool overlay_scrolling_) { gtk_scrolled_window_set_overlay_scrolling(scrolled_window_, overlay_scrolling_); }
static inline void swift_gtk_scrolled_window_set_propagate_natural_height(GtkScrolledWindow* scrolled_window_, bool propagate_) { gtk_scrolled_window_set_propagate_natural_height(scrolled_window_, propagate_); }
static inline void swift_gtk_scrolled_window_set_propagate_natural_width(GtkScrolledWindow* scrolled_window_, bool propagate_) { gtk_scrolled_window_set_propagate_natural_width(scrolled_window_, propagate_); }
static inline bool swift_gtk_viewport_get_scroll_to_focus(GtkViewport* viewport_) { return gtk_viewport_get_scroll_to_focus(viewport_) != FALSE; }
static inline void swift_gtk_viewport_set_scroll_to_focus(GtkViewport* viewport_, bool scroll_to_focus_) { gtk_viewport_set_scroll_to_focus(viewport_, scroll_to_focus_); }
static inline bool swift_gtk_scrollable_get_border(GtkScrollable* scrollable_, GtkBorder* border_) { return gtk_scrollable_get_border(scrollable_, border_) != FALSE; }
static inline bool swift_gtk_expander_get_expanded(GtkExpander* expander_) { return gtk_expander_get_expanded(expander_) != FALSE; }
static inline bool swift_gtk_expander_get_resize_toplevel(GtkExpander* expander_) { return gtk_expander_get_resize_toplevel(expander_) != FALSE; }
static inline bool swift_gtk_expander_get_use_markup(GtkExpander* expander_) { return gtk_expander_get_use_markup(expander_) != FALSE; }
static inline bool swift_gtk_expander_get_use_underline(GtkExpander* expander_) { return gtk_expander_get_use_underline(expander_) != FALSE; }
static inline void swift_gtk_expander_set_expanded(GtkExpander* expander_, bool expanded_) { gtk_expander_set_expanded(expander_, expanded_); }
static inline void swift_gtk_expander_set_resize_toplevel(GtkExpander* expander_, bool resize_toplevel_) { gtk_expander_set_resize_toplevel(expander_, resize_toplevel_); }
static inline void swift_gtk_expander_set_use_markup(GtkExpander* expander_, bool use_markup_) { gtk_expander_set_use_markup(expander_, use_markup_); }
static inline void swift_gtk_expander_set_use_underline(GtkExpander* expander_, bool use_underline_) { gtk_expander_set_use_underline(expander_, use_underline_); }
static inline bool swift_gtk_header_bar_get_show_title_buttons(GtkHeaderBar* bar_) { return gtk_header_bar_get_show_title_buttons(bar_) != FALSE; }
static inline void swift_gtk_header_bar_set_show_title_buttons(GtkHeaderBar* bar_, bool setting_) { gtk_header_bar_set_show_title_buttons(bar_, setting_); }
static inline bool swift_gtk_action_bar_get_revealed(GtkActionBar* action_bar_) { return gtk_action_bar_get_revealed(action_bar_) != FALSE; }
static inline void swift_gtk_action_bar_set_revealed(GtkActionBar* action_bar_, bool revealed_) { gtk_action_bar_set_revealed(action_bar_, revealed_); }
static inline GtkWidget* swift_gtk_aspect_frame_new(float xalign_, float yalign_, float ratio_, bool obey_child_) { return gtk_aspect_frame_new(xalign_, yalign_, ratio_, obey_child_); }
static inline bool swift_gtk_aspect_frame_get_obey_child(GtkAspectFrame* self_) { return gtk_aspect_frame_get_obey_child(self_) != FALSE; }
static inline void swift_gtk_aspect_frame_set_obey_child(GtkAspectFrame* self_, bool obey_child_) { gtk_aspect_frame_set_obey_child(self_, obey_child_); }
static inline bool swift_gtk_notebook_get_scrollable(GtkNotebook* notebook_) { return gtk_notebook_get_scrollable(notebook_) != FALSE; }
static inline bool swift_gtk_notebook_get_show_border(GtkNotebook* notebook_) { return gtk_notebook_get_show_border(notebook_) != FALSE; }
static inline bool swift_gtk_notebook_get_show_tabs(GtkNotebook* notebook_) { return gtk_notebook_get_show_tabs(notebook_) != FALSE; }
static inline bool swift_gtk_notebook_get_tab_detachable(GtkNotebook* notebook_, GtkWidget* child_) { return gtk_notebook_get_tab_detachable(notebook_, child_) != FALSE; }
static inline bool swift_gtk_notebook_get_tab_reorderable(GtkNotebook* notebook_, GtkWidget* child_) { return gtk_notebook_get_tab_reorderable(notebook_, child_) != FALSE; }
static inline void swift_gtk_notebook_set_scrollable(GtkNotebook* notebook_, bool scrollable_) { gtk_notebook_set_scrollable(notebook_, scrollable_); }
static inline void swift_gtk_notebook_set_show_border(GtkNotebook* notebook_, bool show_border_) { gtk_notebook_set_show_border(notebook_, show_border_); }
static inline void swift_gtk_notebook_set_show_tabs(GtkNotebook* notebook_, bool show_tabs_) { gtk_notebook_set_show_tabs(notebook_, show_tabs_); }
static inline void swift_gtk_notebook_set_tab_detachable(GtkNotebook* notebook_, GtkWidget* child_, bool detachable_) { gtk_notebook_set_tab_detachable(notebook_, child_, detachable_); }
static inline void swift_gtk_notebook_set_tab_reorderable(GtkNotebook* notebook_, GtkWidget* child_, bool reorderable_) { gtk_notebook_set_tab_reorderable(notebook_, child_, reorderable_); }
static inline bool swift_gtk_label_get_selectable(GtkLabel* self_) { return gtk_label_get_selectable(self_) != FALSE; }
static inline bool swift_gtk_label_get_selection_bounds(GtkLabel* self_, int* start_, int* end_) { return gtk_label_get_selection_bounds(self_, start_, end_) != FALSE; }
static inline bool swift_gtk_label_get_single_line_mode(GtkLabel* self_) { return gtk_label_get_single_line_mode(self_) != FALSE; }
static inline bool swift_gtk_label_get_use_markup(GtkLabel* self_) { return gtk_label_get_use_markup(self_) != FALSE; }
static inline bool swift_gtk_label_get_use_underline(GtkLabel* self_) { return gtk_label_get_use_underline(self_) != FALSE; }
static inline bool swift_gtk_label_get_wrap(GtkLabel* self_) { return gtk_label_get_wrap(self_) != FALSE; }
static inline void swift_gtk_label_set_selectable(GtkLabel* self_, bool setting_) { gtk_label_set_selectable(self_, setting_); }
static inline void swift_gtk_label_set_single_line_mode(GtkLabel* self_, bool single_line_mode_) { gtk_label_set_single_line_mode(self_, single_line_mode_); }
static inline void swift_gtk_label_set_use_markup(GtkLabel* self_, bool setting_) { gtk_label_set_use_markup(self_, setting_); }
static inline void swift_gtk_label_set_use_underline(GtkLabel* self_, bool setting_) { gtk_label_set_use_underline(self_, setting_); }
static inline void swift_gtk_label_set_wrap(GtkLabel* self_, bool wrap_) { gtk_label_set_wrap(self_, wrap_); }
static inline bool swift_gtk_picture_get_can_shrink(GtkPicture* self_) { return gtk_picture_get_can_shrink(self_) != FALSE; }
static inline void swift_gtk_picture_set_can_shrink(GtkPicture* self_, bool can_shrink_) { gtk_picture_set_can_shrink(self_, can_shrink_); }
static inline bool swift_gtk_spinner_get_spinning(GtkSpinner* spinner_) { return gtk_spinner_get_spinning(spinner_) != FALSE; }
static inline void swift_gtk_spinner_set_spinning(GtkSpinner* spinner_, bool spinning_) { gtk_spinner_set_spinning(spinner_, spinning_); }
static inline bool swift_gtk_progress_bar_get_inverted(GtkProgressBar* pbar_) { return gtk_progress_bar_get_inverted(pbar_) != FALSE; }
static inline bool swift_gtk_progress_bar_get_show_text(GtkProgressBar* pbar_) { return gtk_progress_bar_get_show_text(pbar_) != FALSE; }
static inline void swift_gtk_progress_bar_set_inverted(GtkProgressBar* pbar_, bool inverted_) { gtk_progress_bar_set_inverted(pbar_, inverted_); }
static inline void swift_gtk_progress_bar_set_show_text(GtkProgressBar* pbar_, bool show_text_) { gtk_progress_bar_set_show_text(pbar_, show_text_); }
static inline bool swift_gtk_level_bar_get_inverted(GtkLevelBar* self_) { return gtk_level_bar_get_inverted(self_) != FALSE; }
static inline bool swift_gtk_level_bar_get_offset_value(GtkLevelBar* self_, const char* name_, double* value_) { return gtk_level_bar_get_offset_value(self_, name_, value_) != FALSE; }
static inline void swift_gtk_level_bar_set_inverted(GtkLevelBar* self_, bool inverted_) { gtk_level_bar_set_inverted(self_, inverted_); }
static inline bool swift_gtk_info_bar_get_revealed(GtkInfoBar* info_bar_) { return gtk_info_bar_get_revealed(info_bar_) != FALSE; }
static inline bool swift_gtk_info_bar_get_show_close_button(GtkInfoBar* info_bar_) { return gtk_info_bar_get_show_close_button(info_bar_) != FALSE; }
static inline void swift_gtk_info_bar_set_response_sensitive(GtkInfoBar* info_bar_, int response_id_, bool setting_) { gtk_info_bar_set_response_sensitive(info_bar_, response_id_, setting_); }
static inline void swift_gtk_info_bar_set_revealed(GtkInfoBar* info_bar_, bool revealed_) { gtk_info_bar_set_revealed(info_bar_, revealed_); }
static inline void swift_gtk_info_bar_set_show_close_button(GtkInfoBar* info_bar_, bool setting_) { gtk_info_bar_set_show_close_button(info_bar_, setting_); }
static inline bool swift_gtk_button_get_has_frame(GtkButton* button_) { return gtk_button_get_has_frame(button_) != FALSE; }
static inline bool swift_gtk_button_get_use_underline(GtkButton* button_) { return gtk_button_get_use_underline(button_) != FALSE; }
static inline void swift_gtk_button_set_has_frame(GtkButton* button_, bool has_frame_) { gtk_button_set_has_frame(button_, has_frame_); }
static inline void swift_gtk_button_set_use_underline(GtkButton* button_, bool use_underline_) { gtk_button_set_use_underline(button_, use_underline_); }
static inline bool swift_gtk_toggle_button_get_active(GtkToggleButton* toggle_button_) { return gtk_toggle_button_get_active(toggle_button_) != FALSE; }
static inline void swift_gtk_toggle_button_set_active(GtkToggleButton* toggle_button_, bool is_active_) { gtk_toggle_button_set_active(toggle_button_, is_active_); }
static inline bool swift_gtk_check_button_get_active(GtkCheckButton* self_) { return gtk_check_button_get_active(self_) != FALSE; }
static inline bool swift_gtk_check_button_get_inconsistent(GtkCheckButton* check_button_) { return gtk_check_button_get_inconsistent(check_button_) != FALSE; }
static inline bool swift_gtk_check_button_get_use_underline(GtkCheckButton* self_) { return gtk_check_button_get_use_underline(self_) != FALSE; }
static inline void swift_gtk_check_button_set_active(GtkCheckButton* self_, bool setting_) { gtk_check_button_set_active(self_, setting_); }
static inline void swift_gtk_check_button_set_inconsistent(GtkCheckButton* check_button_, bool inconsistent_) { gtk_check_button_set_inconsistent(check_button_, inconsistent_); }
static inline void swift_gtk_check_button_set_use_underline(GtkCheckButton* self_, bool setting_) { gtk_check_button_set_use_underline(self_, setting_); }
static inline bool swift_gtk_menu_button_get_always_show_arrow(GtkMenuButton* menu_button_) { return gtk_menu_button_get_always_show_arrow(menu_button_) != FALSE; }
static inline bool swift_gtk_menu_button_get_has_frame(GtkMenuButton* menu_button_) { return gtk_menu_button_get_has_frame(menu_button_) != FALSE; }
static inline bool swift_gtk_menu_button_get_primary(GtkMenuButton* menu_button_) { return gtk_menu_button_get_primary(menu_button_) != FALSE; }
static inline bool swift_gtk_menu_button_get_use_underline(GtkMenuButton* menu_button_) { return gtk_menu_button_get_use_underline(menu_button_) != FALSE; }
static inline void swift_gtk_menu_button_set_always_show_arrow(GtkMenuButton* menu_button_, bool always_show_arrow_) { gtk_menu_button_set_always_show_arrow(menu_button_, always_show_arrow_); }
static inline void swift_gtk_menu_button_set_has_frame(GtkMenuButton* menu_button_, bool has_frame_) { gtk_menu_button_set_has_frame(menu_button_, has_frame_); }
static inline void swift_gtk_menu_button_set_primary(GtkMenuButton* menu_button_, bool primary_) { gtk_menu_button_set_primary(menu_button_, primary_); }
static inline void swift_gtk_menu_button_set_use_underline(GtkMenuButton* menu_button_, bool use_underline_) { gtk_menu_button_set_use_underline(menu_button_, use_underline_); }
static inline bool swift_gtk_link_button_get_visited(GtkLinkButton* link_button_) { return gtk_link_button_get_visited(link_button_) != FALSE; }
static inline void swift_gtk_link_button_set_visited(GtkLinkButton* link_button_, bool visited_) { gtk_link_button_set_visited(link_button_, visited_); }
static inline bool swift_gtk_switch_get_active(GtkSwitch* self_) { return gtk_switch_get_active(self_) != FALSE; }
static inline bool swift_gtk_switch_get_state(GtkSwitch* self_) { return gtk_switch_get_state(self_) != FALSE; }
static inline void swift_gtk_switch_set_active(GtkSwitch* self_, bool is_active_) { gtk_switch_set_active(self_, is_active_); }
static inline void swift_gtk_switch_set_state(GtkSwitch* self_, bool state_) { gtk_switch_set_state(self_, state_); }
static inline bool swift_gtk_spin_button_get_numeric(GtkSpinButton* spin_button_) { return gtk_spin_button_get_numeric(spin_button_) != FALSE; }
static inline bool swift_gtk_spin_button_get_snap_to_ticks(GtkSpinButton* spin_button_) { return gtk_spin_button_get_snap_to_ticks(spin_button_) != FALSE; }
static inline bool swift_gtk_spin_button_get_wrap(GtkSpinButton* spin_button_) { return gtk_spin_button_get_wrap(spin_button_) != FALSE; }
static inline void swift_gtk_spin_button_set_numeric(GtkSpinButton* spin_button_, bool numeric_) { gtk_spin_button_set_numeric(spin_button_, numeric_); }
static inline void swift_gtk_spin_button_set_snap_to_ticks(GtkSpinButton* spin_button_, bool snap_to_ticks_) { gtk_spin_button_set_snap_to_ticks(spin_button_, snap_to_ticks_); }
static inline void swift_gtk_spin_button_set_wrap(GtkSpinButton* spin_button_, bool wrap_) { gtk_spin_button_set_wrap(spin_button_, wrap_); }
static inline bool swift_gtk_range_get_flippable(GtkRange* range_) { return gtk_range_get_flippable(range_) != FALSE; }
static inline bool swift_gtk_range_get_inverted(GtkRange* range_) { return gtk_range_get_inverted(range_) != FALSE; }
static inline bool swift_gtk_range_get_restrict_to_fill_level(GtkRange* range_) { return gtk_range_get_restrict_to_fill_level(range_) != FALSE; }
static inline bool swift_gtk_range_get_show_fill_level(GtkRange* range_) { return gtk_range_get_show_fill_level(range_) != FALSE; }
static inline bool swift_gtk_range_get_slider_size_fixed(GtkRange* range_) { return gtk_range_get_slider_size_fixed(range_) != FALSE; }
static inline void swift_gtk_range_set_flippable(GtkRange* range_, bool flippable_) { gtk_range_set_flippable(range_, flippable_); }
static inline void swift_gtk_range_set_inverted(GtkRange* range_, bool setting_) { gtk_range_set_inverted(range_, setting_); }
static inline void swift_gtk_range_set_restrict_to_fill_level(GtkRange* range_, bool restrict_to_fill_level_) { gtk_range_set_restrict_to_fill_level(range_, restrict_to_fill_level_); }
static inline void swift_gtk_range_set_show_fill_level(GtkRange* range_, bool show_fill_level_) { gtk_range_set_show_fill_level(range_, show_fill_level_); }
static inline void swift_gtk_range_set_slider_size_fixed(GtkRange* range_, bool size_fixed_) { gtk_range_set_slider_size_fixed(range_, size_fixed_); }
static inline bool swift_gtk_scale_get_draw_value(GtkScale* scale_) { return gtk_scale_get_draw_value(scale_) != FALSE; }
static inline bool swift_gtk_scale_get_has_origin(GtkScale* scale_) { return gtk_scale_get_has_origin(scale_) != FALSE; }
static inline void swift_gtk_scale_set_draw_value(GtkScale* scale_, bool draw_value_) { gtk_scale_set_draw_value(scale_, draw_value_); }
static inline void swift_gtk_scale_set_has_origin(GtkScale* scale_, bool has_origin_) { gtk_scale_set_has_origin(scale_, has_origin_); }
static inline GtkWidget* swift_gtk_drop_down_new(GListModel* model_, GtkExpression* expression_) { return gtk_drop_down_new((model_ ? g_object_ref(model_) : NULL), expression_); }
static inline bool swift_gtk_drop_down_get_enable_search(GtkDropDown* self_) { return gtk_drop_down_get_enable_search(self_) != FALSE; }
static inline bool swift_gtk_drop_down_get_show_arrow(GtkDropDown* self_) { return gtk_drop_down_get_show_arrow(self_) != FALSE; }
static inline void swift_gtk_drop_down_set_enable_search(GtkDropDown* self_, bool enable_search_) { gtk_drop_down_set_enable_search(self_, enable_search_); }
static inline void swift_gtk_drop_down_set_show_arrow(GtkDropDown* self_, bool show_arrow_) { gtk_drop_down_set_show_arrow(self_, show_arrow_); }
static inline bool swift_gtk_editable_delegate_get_property(GObject* object_, guint prop_id_, GValue* value_, GParamSpec* pspec_) { return gtk_editable_delegate_get_property(object_, prop_id_, value_, pspec_) != FALSE; }
static inline bool swift_gtk_editable_delegate_set_property(GObject* object_, guint prop_id_, const GValue* value_, GParamSpec* pspec_) { return gtk_editable_delegate_set_property(object_, prop_id_, value_, pspec_) != FALSE; }
static inline bool swift_gtk_editable_get_editable(GtkEditable* editable_) { return gtk_editable_get_editable(editable_) != FALSE; }
static inline bool swift_gtk_editable_get_enable_undo(GtkEditable* editable_) { return gtk_editable_get_enable_undo(editable_) != FALSE; }
static inline bool swift_gtk_editable_get_selection_bounds(GtkEditable* editable_, int* start_pos_, int* end_pos_) { return gtk_editable_get_selection_bounds(editable_, start_pos_, end_pos_) != FALSE; }
static inline void swift_gtk_editable_set_editable(GtkEditable* editable_, bool is_editable_) { gtk_editable_set_editable(editable_, is_editable_); }
static inline void swift_gtk_editable_set_enable_undo(GtkEditable* editable_, bool enable_undo_) { gtk_editable_set_enable_undo(editable_, enable_undo_); }
static inline bool swift_gtk_entry_get_activates_default(GtkEntry* entry_) { return gtk_entry_get_activates_default(entry_) != FALSE; }
static inline bool swift_gtk_entry_get_has_frame(GtkEntry* entry_) { return gtk_entry_get_has_frame(entry_) != FALSE; }
static inline bool swift_gtk_entry_get_icon_activatable(GtkEntry* entry_, GtkEntryIconPosition icon_pos_) { return gtk_entry_get_icon_activatable(entry_, icon_pos_) != FALSE; }
static inline bool swift_gtk_entry_get_icon_sensitive(GtkEntry* entry_, GtkEntryIconPosition icon_pos_) { return gtk_entry_get_icon_sensitive(entry_, icon_pos_) != FALSE; }
static inline bool swift_gtk_entry_get_overwrite_mode(GtkEntry* entry_) { return gtk_entry_get_overwrite_mode(entry_) != FALSE; }
static inline bool swift_gtk_entry_get_visibility(GtkEntry* entry_) { return gtk_entry_get_visibility(entry_) != FALSE; }
static inline bool swift_gtk_entry_grab_focus_without_selecting(GtkEntry* entry_) { return gtk_entry_grab_focus_without_selecting(entry_) != FALSE; }
static inline void swift_gtk_entry_set_activates_default(GtkEntry* entry_, bool setting_) { gtk_entry_set_activates_default(entry_, setting_); }
static inline void swift_gtk_entry_set_has_frame(GtkEntry* entry_, bool setting_) { gtk_entry_set_has_frame(entry_, setting_); }
static inline void swift_gtk_entry_set_icon_activatable(GtkEntry* entry_, GtkEntryIconPosition icon_pos_, bool activatable_) { gtk_entry_set_icon_activatable(entry_, icon_pos_, activatable_); }
static inline void swift_gtk_entry_set_icon_sensitive(GtkEntry* entry_, GtkEntryIconPosition icon_pos_, bool sensitive_) { gtk_entry_set_icon_sensitive(entry_, icon_pos_, sensitive_); }
static inline void swift_gtk_entry_set_overwrite_mode(GtkEntry* entry_, bool overwrite_) { gtk_entry_set_overwrite_mode(entry_, overwrite_); }
static inline void swift_gtk_entry_set_visibility(GtkEntry* entry_, bool visible_) { gtk_entry_set_visibility(entry_, visible_); }
static inline bool swift_gtk_text_get_activates_default(GtkText* self_) { return gtk_text_get_activates_default(self_) != FALSE; }
static inline bool swift_gtk_text_get_enable_emoji_completion(GtkText* self_) { return gtk_text_get_enable_emoji_completion(self_) != FALSE; }
static inline bool swift_gtk_text_get_overwrite_mode(GtkText* self_) { return gtk_text_get_overwrite_mode(self_) != FALSE; }
static inline bool swift_gtk_text_get_propagate_text_width(GtkText* self_) { return gtk_text_get_propagate_text_width(self_) != FALSE; }
static inline bool swift_gtk_text_get_truncate_multiline(GtkText* self_) { return gtk_text_get_truncate_multiline(self_) != FALSE; }
static inline bool swift_gtk_text_get_visibility(GtkText* self_) { return gtk_text_get_visibility(self_) != FALSE; }
static inline bool swift_gtk_text_grab_focus_without_selecting(GtkText* self_) { return gtk_text_grab_focus_without_selecting(self_) != FALSE; }
static inline void swift_gtk_text_set_activates_default(GtkText* self_, bool activates_) { gtk_text_set_activates_default(self_, activates_); }
static inline void swift_gtk_text_set_enable_emoji_completion(GtkText* self_, bool enable_emoji_completion_) { gtk_text_set_enable_emoji_completion(self_, enable_emoji_completion_); }
static inline void swift_gtk_text_set_overwrite_mode(GtkText* self_, bool overwrite_) { gtk_text_set_overwrite_mode(self_, overwrite_); }
static inline void swift_gtk_text_set_propagate_text_width(GtkText* self_, bool propagate_text_width_) { gtk_text_set_propagate_text_width(self_, propagate_text_width_); }
static inline void swift_gtk_text_set_truncate_multiline(GtkText* self_, bool truncate_multiline_) { gtk_text_set_truncate_multiline(self_, truncate_multiline_); }
static inline void swift_gtk_text_set_visibility(GtkText* self_, bool visible_) { gtk_text_set_visibility(self_, visible_); }
static inline bool swift_gtk_search_bar_get_search_mode(GtkSearchBar* bar_) { return gtk_search_bar_get_search_mode(bar_) != FALSE; }
static inline bool swift_gtk_search_bar_get_show_close_button(GtkSearchBar* bar_) { return gtk_search_bar_get_show_close_button(bar_) != FALSE; }
static inline void swift_gtk_search_bar_set_search_mode(GtkSearchBar* bar_, bool search_mode_) { gtk_search_bar_set_search_mode(bar_, search_mode_); }
static inline void swift_gtk_search_bar_set_show_close_button(GtkSearchBar* bar_, bool visible_) { gtk_search_bar_set_show_close_button(bar_, visible_); }
static inline bool swift_gtk_text_view_backward_display_line(GtkTextView* text_view_, GtkTextIter* iter_) { return gtk_text_view_backward_display_line(text_view_, iter_) != FALSE; }
static inline bool swift_gtk_text_view_backward_display_line_start(GtkTextView* text_view_, GtkTextIter* iter_) { return gtk_text_view_backward_display_line_start(text_view_, iter_) != FALSE; }
static inline bool swift_gtk_text_view_forward_display_line(GtkTextView* text_view_, GtkTextIter* iter_) { return gtk_text_view_forward_display_line(text_view_, iter_) != FALSE; }
static inline bool swift_gtk_text_view_forward_display_line_end(GtkTextView* text_view_, GtkTextIter* iter_) { return gtk_text_view_forward_display_line_end(text_view_, iter_) != FALSE; }
static inline bool swift_gtk_text_view_get_accepts_tab(GtkTextView* text_view_) { return gtk_text_view_get_accepts_tab(text_view_) != FALSE; }
static inline bool swift_gtk_text_view_get_cursor_visible(GtkTextView* text_view_) { return gtk_text_view_get_cursor_visible(text_view_) != FALSE; }
static inline bool swift_gtk_text_view_get_editable(GtkTextView* text_view_) { return gtk_text_view_get_editable(text_view_) != FALSE; }
static inline bool swift_gtk_text_view_get_iter_at_location(GtkTextView* text_view_, GtkTextIter* iter_, int x_, int y_) { return gtk_text_view_get_iter_at_location(text_view_, iter_, x_, y_) != FALSE; }
static inline bool swift_gtk_text_view_get_iter_at_position(GtkTextView* text_view_, GtkTextIter* iter_, int* trailing_, int x_, int y_) { return gtk_text_view_get_iter_at_position(text_view_, iter_, trailing_, x_, y_) != FALSE; }
static inline bool swift_gtk_text_view_get_monospace(GtkTextView* text_view_) { return gtk_text_view_get_monospace(text_view_) != FALSE; }
static inline bool swift_gtk_text_view_get_overwrite(GtkTextView* text_view_) { return gtk_text_view_get_overwrite(text_view_) != FALSE; }
static inline bool swift_gtk_text_view_im_context_filter_keypress(GtkTextView* text_view_, GdkEvent* event_) { return gtk_text_view_im_context_filter_keypress(text_view_, event_) != FALSE; }
static inline bool swift_gtk_text_view_move_mark_onscreen(GtkTextView* text_view_, GtkTextMark* mark_) { return gtk_text_view_move_mark_onscreen(text_view_, mark_) != FALSE; }
static inline bool swift_gtk_text_view_move_visually(GtkTextView* text_view_, GtkTextIter* iter_, int count_) { return gtk_text_view_move_visually(text_view_, iter_, count_) != FALSE; }
static inline bool swift_gtk_text_view_place_cursor_onscreen(GtkTextView* text_view_) { return gtk_text_view_place_cursor_onscreen(text_view_) != FALSE; }
static inline bool swift_gtk_text_view_scroll_to_iter(GtkTextView* text_view_, GtkTextIter* iter_, double within_margin_, bool use_align_, double xalign_, double yalign_) { return gtk_text_view_scroll_to_iter(text_view_, iter_, within_margin_, use_align_, xalign_, yalign_) != FALSE; }
static inline void swift_gtk_text_view_scroll_to_mark(GtkTextView* text_view_, GtkTextMark* mark_, double within_margin_, bool use_align_, double xalign_, double yalign_) { gtk_text_view_scroll_to_mark(text_view_, mark_, within_margin_, use_align_, xalign_, yalign_); }
static inline void swift_gtk_text_view_set_accepts_tab(GtkTextView* text_view_, bool accepts_tab_) { gtk_text_view_set_accepts_tab(text_view_, accepts_tab_); }
static inline void swift_gtk_text_view_set_cursor_visible(GtkTextView* text_view_, bool setting_) { gtk_text_view_set_cursor_visible(text_view_, setting_); }
static inline void swift_gtk_text_view_set_editable(GtkTextView* text_view_, bool setting_) { gtk_text_view_set_editable(text_view_, setting_); }
static inline void swift_gtk_text_view_set_monospace(GtkTextView* text_view_, bool monospace_) { gtk_text_view_set_monospace(text_view_, monospace_); }
static inline void swift_gtk_text_view_set_overwrite(GtkTextView* text_view_, bool overwrite_) { gtk_text_view_set_overwrite(text_view_, overwrite_); }
static inline bool swift_gtk_text_view_starts_display_line(GtkTextView* text_view_, const GtkTextIter* iter_) { return gtk_text_view_starts_display_line(text_view_, iter_) != FALSE; }
static inline bool swift_gtk_text_buffer_backspace(GtkTextBuffer* buffer_, GtkTextIter* iter_, bool interactive_, bool default_editable_) { return gtk_text_buffer_backspace(buffer_, iter_, interactive_, default_editable_) != FALSE; }
static inline GtkTextMark* swift_gtk_text_buffer_create_mark(GtkTextBuffer* buffer_, const char* mark_name_, const GtkTextIter* where_, bool left_gravity_) { return gtk_text_buffer_create_mark(buffer_, mark_name_, where_, left_gravity_); }
static inline void swift_gtk_text_buffer_cut_clipboard(GtkTextBuffer* buffer_, GdkClipboard* clipboard_, bool default_editable_) { gtk_text_buffer_cut_clipboard(buffer_, clipboard_, default_editable_); }
static inline bool swift_gtk_text_buffer_delete_interactive(GtkTextBuffer* buffer_, GtkTextIter* start_iter_, GtkTextIter* end_iter_, bool default_editable_) { return gtk_text_buffer_delete_interactive(buffer_, start_iter_, end_iter_, default_editable_) != FALSE; }
static inline bool swift_gtk_text_buffer_delete_selection(GtkTextBuffer* buffer_, bool interactive_, bool default_editable_) { return gtk_text_buffer_delete_selection(buffer_, interactive_, default_editable_) != FALSE; }
static inline bool swift_gtk_text_buffer_get_can_redo(GtkTextBuffer* buffer_) { return gtk_text_buffer_get_can_redo(buffer_) != FALSE; }
static inline bool swift_gtk_text_buffer_get_can_undo(GtkTextBuffer* buffer_) { return gtk_text_buffer_get_can_undo(buffer_) != FALSE; }
static inline bool swift_gtk_text_buffer_get_enable_undo(GtkTextBuffer* buffer_) { return gtk_text_buffer_get_enable_undo(buffer_) != FALSE; }
static inline bool swift_gtk_text_buffer_get_has_selection(GtkTextBuffer* buffer_) { return gtk_text_buffer_get_has_selection(buffer_) != FALSE; }
static inline bool swift_gtk_text_buffer_get_iter_at_line(GtkTextBuffer* buffer_, GtkTextIter* iter_, int line_number_) { return gtk_text_buffer_get_iter_at_line(buffer_, iter_, line_number_) != FALSE; }
static inline bool swift_gtk_text_buffer_get_iter_at_line_index(GtkTextBuffer* buffer_, GtkTextIter* iter_, int line_number_, int byte_index_) { return gtk_text_buffer_get_iter_at_line_index(buffer_, iter_, line_number_, byte_index_) != FALSE; }
static inline bool swift_gtk_text_buffer_get_iter_at_line_offset(GtkTextBuffer* buffer_, GtkTextIter* iter_, int line_number_, int char_offset_) { return gtk_text_buffer_get_iter_at_line_offset(buffer_, iter_, line_number_, char_offset_) != FALSE; }
static inline bool swift_gtk_text_buffer_get_modified(GtkTextBuffer* buffer_) { return gtk_text_buffer_get_modified(buffer_) != FALSE; }
static inline bool swift_gtk_text_buffer_get_selection_bounds(GtkTextBuffer* buffer_, GtkTextIter* start_, GtkTextIter* end_) { return gtk_text_buffer_get_selection_bounds(buffer_, start_, end_) != FALSE; }
static inline char* swift_gtk_text_buffer_get_slice(GtkTextBuffer* buffer_, const GtkTextIter* start_, const GtkTextIter* end_, bool include_hidden_chars_) { return gtk_text_buffer_get_slice(buffer_, start_, end_, include_hidden_chars_); }
static inline char* swift_gtk_text_buffer_get_text(GtkTextBuffer* buffer_, const GtkTextIter* start_, const GtkTextIter* end_, bool include_hidden_chars_) { return gtk_text_buffer_get_text(buffer_, start_, end_, include_hidden_chars_); }
static inline bool swift_gtk_text_buffer_insert_interactive(GtkTextBuffer* buffer_, GtkTextIter* iter_, const char* text_, int len_, bool default_editable_) { return gtk_text_buffer_insert_interactive(buffer_, iter_, text_, len_, default_editable_) != FALSE; }
static inline bool swift_gtk_text_buffer_insert_interactive_at_cursor(GtkTextBuffer* buffer_, const char* text_, int len_, bool default_editable_) { return gtk_text_buffer_insert_interactive_at_cursor(buffer_, text_, len_, default_editable_) != FALSE; }
static inline bool swift_gtk_text_buffer_insert_range_interactive(GtkTextBuffer* buffer_, GtkTextIter* iter_, const GtkTextIter* start_, const GtkTextIter* end_, bool default_editable_) { return gtk_text_buffer_insert_range_interactive(buffer_, iter_, start_, end_, default_editable_) != FALSE; }
static inline void swift_gtk_text_buffer_paste_clipboard(GtkTextBuffer* buffer_, GdkClipboard* clipboard_, GtkTextIter* override_location_, bool default_editable_) { gtk_text_buffer_paste_clipboard(buffer_, clipboard_, override_location_, default_editable_); }
static inline void swift_gtk_text_buffer_set_enable_undo(GtkTextBuffer* buffer_, bool enable_undo_) { gtk_text_buffer_set_enable_undo(buffer_, enable_undo_); }
static inline void swift_gtk_text_buffer_set_modified(GtkTextBuffer* buffer_, bool setting_) { gtk_text_buffer_set_modified(buffer_, setting_); }
static inline void swift_gtk_text_tag_changed(GtkTextTag* tag_, bool size_changed_) { gtk_text_tag_changed(tag_, size_changed_); }
static inline GtkTextMark* swift_gtk_text_mark_new(const char* name_, bool left_gravity_) { return gtk_text_mark_new(name_, left_gravity_); }
static inline bool swift_gtk_text_mark_get_deleted(GtkTextMark* mark_) { return gtk_text_mark_get_deleted(mark_) != FALSE; }
static inline bool swift_gtk_text_mark_get_left_gravity(GtkTextMark* mark_) { return gtk_text_mark_get_left_gravity(mark_) != FALSE; }
static inline bool swift_gtk_text_mark_get_visible(GtkTextMark* mark_) { return gtk_text_mark_get_visible(mark_) != FALSE; }
static inline void swift_gtk_text_mark_set_visible(GtkTextMark* mark_, bool setting_) { gtk_text_mark_set_visible(mark_, setting_); }
static inline bool swift_gtk_color_button_get_modal(GtkColorButton* button_) { return gtk_color_button_get_modal(button_) != FALSE; }
static inline void swift_gtk_color_button_set_modal(GtkColorButton* button_, bool modal_) { gtk_color_button_set_modal(button_, modal_); }
static inline bool swift_gtk_color_chooser_get_use_alpha(GtkColorChooser* chooser_) { return gtk_color_chooser_get_use_alpha(chooser_) != FALSE; }
static inline void swift_gtk_color_chooser_set_use_alpha(GtkColorChooser* chooser_, bool use_alpha_) { gtk_color_chooser_set_use_alpha(chooser_, use_alpha_); }
static inline bool swift_gtk_font_button_get_modal(GtkFontButton* font_button_) { return gtk_font_button_get_modal(font_button_) != FALSE; }
static inline bool swift_gtk_font_button_get_use_font(GtkFontButton* font_button_) { return gtk_font_button_get_use_font(font_button_) != FALSE; }
static inline bool swift_gtk_font_button_get_use_size(GtkFontButton* font_button_) { return gtk_font_button_get_use_size(font_button_) != FALSE; }
static inline void swift_gtk_font_button_set_modal(GtkFontButton* font_button_, bool modal_) { gtk_font_button_set_modal(font_button_, modal_); }
static inline void swift_gtk_font_button_set_use_font(GtkFontButton* font_button_, bool use_font_) { gtk_font_button_set_use_font(font_button_, use_font_); }
static inline void swift_gtk_font_button_set_use_size(GtkFontButton* font_button_, bool use_size_) { gtk_font_button_set_use_size(font_button_, use_size_); }
static inline bool swift_gtk_font_chooser_get_show_preview_entry(GtkFontChooser* fontchooser_) { return gtk_font_chooser_get_show_preview_entry(fontchooser_) != FALSE; }
static inline void swift_gtk_font_chooser_set_show_preview_entry(GtkFontChooser* fontchooser_, bool show_preview_entry_) { gtk_font_chooser_set_show_preview_entry(fontchooser_, show_preview_entry_); }
static inline bool swift_gtk_popover_get_autohide(GtkPopover* popover_) { return gtk_popover_get_autohide(popover_) != FALSE; }
static inline bool swift_gtk_popover_get_cascade_popdown(GtkPopover* popover_) { return gtk_popover_get_cascade_popdown(popover_) != FALSE; }
static inline bool swift_gtk_popover_get_has_arrow(GtkPopover* popover_) { return gtk_popover_get_has_arrow(popover_) != FALSE; }
static inline bool swift_gtk_popover_get_mnemonics_visible(GtkPopover* popover_) { return gtk_popover_get_mnemonics_visible(popover_) != FALSE; }
static inline bool swift_gtk_popover_get_pointing_to(GtkPopover* popover_, GdkRectangle* rect_) { return gtk_popover_get_pointing_to(popover_, rect_) != FALSE; }
static inline void swift_gtk_popover_set_autohide(GtkPopover* popover_, bool autohide_) { gtk_popover_set_autohide(popover_, autohide_); }
static inline void swift_gtk_popover_set_cascade_popdown(GtkPopover* popover_, bool cascade_popdown_) { gtk_popover_set_cascade_popdown(popover_, cascade_popdown_); }
static inline void swift_gtk_popover_set_has_arrow(GtkPopover* popover_, bool has_arrow_) { gtk_popover_set_has_arrow(popover_, has_arrow_); }
static inline void swift_gtk_popover_set_mnemonics_visible(GtkPopover* popover_, bool mnemonics_visible_) { gtk_popover_set_mnemonics_visible(popover_, mnemonics_visible_); }
static inline bool swift_gtk_popover_menu_add_child(GtkPopoverMenu* popover_, GtkWidget* child_, const char* id_) { return gtk_popover_menu_add_child(popover_, child_, id_) != FALSE; }
static inline bool swift_gtk_popover_menu_remove_child(GtkPopoverMenu* popover_, GtkWidget* child_) { return gtk_popover_menu_remove_child(popover_, child_) != FALSE; }
static inline void swift_gtk_dialog_set_response_sensitive(GtkDialog* dialog_, int response_id_, bool setting_) { gtk_dialog_set_response_sensitive(dialog_, response_id_, setting_); }
static inline bool swift_gtk_native_dialog_get_modal(GtkNativeDialog* self_) { return gtk_native_dialog_get_modal(self_) != FALSE; }
static inline bool swift_gtk_native_dialog_get_visible(GtkNativeDialog* self_) { return gtk_native_dialog_get_visible(self_) != FALSE; }
static inline void swift_gtk_native_dialog_set_modal(GtkNativeDialog* self_, bool modal_) { gtk_native_dialog_set_modal(self_, modal_); }
static inline bool swift_gtk_file_chooser_add_shortcut_folder(GtkFileChooser* chooser_, GFile* folder_, GError **error) { return gtk_file_chooser_add_shortcut_folder(chooser_, folder_, error) != FALSE; }
static inline bool swift_gtk_file_chooser_get_create_folders(GtkFileChooser* chooser_) { return gtk_file_chooser_get_create_folders(chooser_) != FALSE; }
static inline bool swift_gtk_file_chooser_get_select_multiple(GtkFileChooser* chooser_) { return gtk_file_chooser_get_select_multiple(chooser_) != FALSE; }
static inline bool swift_gtk_file_chooser_remove_shortcut_folder(GtkFileChooser* chooser_, GFile* folder_, GError **error) { return gtk_file_chooser_remove_shortcut_folder(chooser_, folder_, error) != FALSE; }
static inline void swift_gtk_file_chooser_set_create_folders(GtkFileChooser* chooser_, bool create_folders_) { gtk_file_chooser_set_create_folders(chooser_, create_folders_); }
static inline bool swift_gtk_file_chooser_set_current_folder(GtkFileChooser* chooser_, GFile* file_, GError **error) { return gtk_file_chooser_set_current_folder(chooser_, file_, error) != FALSE; }
static inline bool swift_gtk_file_chooser_set_file(GtkFileChooser* chooser_, GFile* file_, GError **error) { return gtk_file_chooser_set_file(chooser_, file_, error) != FALSE; }
static inline void swift_gtk_file_chooser_set_select_multiple(GtkFileChooser* chooser_, bool select_multiple_) { gtk_file_chooser_set_select_multiple(chooser_, select_multiple_); }
static inline bool swift_gtk_filter_match(GtkFilter* self_, gpointer item_) { return gtk_filter_match(self_, item_) != FALSE; }
static inline bool swift_gtk_print_operation_get_embed_page_setup(GtkPrintOperation* op_) { return gtk_print_operation_get_embed_page_setup(op_) != FALSE; }
static inline bool swift_gtk_print_operation_get_has_selection(GtkPrintOperation* op_) { return gtk_print_operation_get_has_selection(op_) != FALSE; }
static inline bool swift_gtk_print_operation_get_support_selection(GtkPrintOperation* op_) { return gtk_print_operation_get_support_selection(op_) != FALSE; }
static inline bool swift_gtk_print_operation_is_finished(GtkPrintOperation* op_) { return gtk_print_operation_is_finished(op_) != FALSE; }
static inline void swift_gtk_print_operation_set_allow_async(GtkPrintOperation* op_, bool allow_async_) { gtk_print_operation_set_allow_async(op_, allow_async_); }
static inline void swift_gtk_print_operation_set_embed_page_setup(GtkPrintOperation* op_, bool embed_) { gtk_print_operation_set_embed_page_setup(op_, embed_); }
static inline void swift_gtk_print_operation_set_has_selection(GtkPrintOperation* op_, bool has_selection_) { gtk_print_operation_set_has_selection(op_, has_selection_); }
static inline void swift_gtk_print_operation_set_show_progress(GtkPrintOperation* op_, bool show_progress_) { gtk_print_operation_set_show_progress(op_, show_progress_); }
static inline void swift_gtk_print_operation_set_support_selection(GtkPrintOperation* op_, bool support_selection_) { gtk_print_operation_set_support_selection(op_, support_selection_); }
static inline void swift_gtk_print_operation_set_track_print_status(GtkPrintOperation* op_, bool track_status_) { gtk_print_operation_set_track_print_status(op_, track_status_); }
static inline void swift_gtk_print_operation_set_use_full_page(GtkPrintOperation* op_, bool full_page_) { gtk_print_operation_set_use_full_page(op_, full_page_); }
static inline bool swift_gtk_print_context_get_hard_margins(GtkPrintContext* context_, double* top_, double* bottom_, double* left_, double* right_) { return gtk_print_context_get_hard_margins(context_, top_, bottom_, left_, right_) != FALSE; }
static inline bool swift_gtk_page_setup_load_file(GtkPageSetup* setup_, const char* file_name_, GError **error) { return gtk_page_setup_load_file(setup_, file_name_, error) != FALSE; }
static inline bool swift_gtk_page_setup_load_key_file(GtkPageSetup* setup_, GKeyFile* key_file_, const char* group_name_, GError **error) { return gtk_page_setup_load_key_file(setup_, key_file_, group_name_, error) != FALSE; }
static inline bool swift_gtk_page_setup_to_file(GtkPageSetup* setup_, const char* file_name_, GError **error) { return gtk_page_setup_to_file(setup_, file_name_, error) != FALSE; }
static inline bool swift_gtk_print_settings_get_bool(GtkPrintSettings* settings_, const char* key_) { return gtk_print_settings_get_bool(settings_, key_) != FALSE; }
static inline bool swift_gtk_print_settings_get_collate(GtkPrintSettings* settings_) { return gtk_print_settings_get_collate(settings_) != FALSE; }
static inline bool swift_gtk_print_settings_get_reverse(GtkPrintSettings* settings_) { return gtk_print_settings_get_reverse(settings_) != FALSE; }
static inline bool swift_gtk_print_settings_get_use_color(GtkPrintSettings* settings_) { return gtk_print_settings_get_use_color(settings_) != FALSE; }
static inline bool swift_gtk_print_settings_has_key(GtkPrintSettings* settings_, const char* key_) { return gtk_print_settings_has_key(settings_, key_) != FALSE; }
static inline bool swift_gtk_print_settings_load_file(GtkPrintSettings* settings_, const char* file_name_, GError **error) { return gtk_print_settings_load_file(settings_, file_name_, error) != FALSE; }
static inline bool swift_gtk_print_settings_load_key_file(GtkPrintSettings* settings_, GKeyFile* key_file_, const char* group_name_, GError **error) { return gtk_print_settings_load_key_file(settings_, key_file_, group_name_, error) != FALSE; }
static inline void swift_gtk_print_settings_set_bool(GtkPrintSettings* settings_, const char* key_, bool value_) { gtk_print_settings_set_bool(settings_, key_, value_); }
static inline void swift_gtk_print_settings_set_collate(GtkPrintSettings* settings_, bool collate_) { gtk_print_settings_set_collate(settings_, collate_); }
static inline void swift_gtk_print_settings_set_reverse(GtkPrintSettings* settings_, bool reverse_) { gtk_print_settings_set_reverse(settings_, reverse_); }
static inline void swift_gtk_print_settings_set_use_color(GtkPrintSettings* settings_, bool use_color_) { gtk_print_settings_set_use_color(settings_, use_color_); }
static inline bool swift_gtk_print_settings_to_file(GtkPrintSettings* settings_, const char* file_name_, GError **error) { return gtk_print_settings_to_file(settings_, file_name_, error) != FALSE; }
static inline bool swift_gtk_print_operation_preview_is_selected(GtkPrintOperationPreview* preview_, int page_nr_) { return gtk_print_operation_preview_is_selected(preview_, page_nr_) != FALSE; }
static inline bool swift_gtk_list_box_get_activate_on_single_click(GtkListBox* box_) { return gtk_list_box_get_activate_on_single_click(box_) != FALSE; }
static inline bool swift_gtk_list_box_get_show_separators(GtkListBox* box_) { return gtk_list_box_get_show_separators(box_) != FALSE; }
static inline void swift_gtk_list_box_set_activate_on_single_click(GtkListBox* box_, bool single_) { gtk_list_box_set_activate_on_single_click(box_, single_); }
static inline void swift_gtk_list_box_set_show_separators(GtkListBox* box_, bool show_separators_) { gtk_list_box_set_show_separators(box_, show_separators_); }
static inline bool swift_gtk_list_box_row_get_activatable(GtkListBoxRow* row_) { return gtk_list_box_row_get_activatable(row_) != FALSE; }
static inline bool swift_gtk_list_box_row_get_selectable(GtkListBoxRow* row_) { return gtk_list_box_row_get_selectable(row_) != FALSE; }
static inline bool swift_gtk_list_box_row_is_selected(GtkListBoxRow* row_) { return gtk_list_box_row_is_selected(row_) != FALSE; }
static inline void swift_gtk_list_box_row_set_activatable(GtkListBoxRow* row_, bool activatable_) { gtk_list_box_row_set_activatable(row_, activatable_); }
static inline void swift_gtk_list_box_row_set_selectable(GtkListBoxRow* row_, bool selectable_) { gtk_list_box_row_set_selectable(row_, selectable_); }
static inline bool swift_gtk_flow_box_get_activate_on_single_click(GtkFlowBox* box_) { return gtk_flow_box_get_activate_on_single_click(box_) != FALSE; }
static inline bool swift_gtk_flow_box_get_homogeneous(GtkFlowBox* box_) { return gtk_flow_box_get_homogeneous(box_) != FALSE; }
static inline void swift_gtk_flow_box_set_activate_on_single_click(GtkFlowBox* box_, bool single_) { gtk_flow_box_set_activate_on_single_click(box_, single_); }
static inline void swift_gtk_flow_box_set_homogeneous(GtkFlowBox* box_, bool homogeneous_) { gtk_flow_box_set_homogeneous(box_, homogeneous_); }
static inline bool swift_gtk_flow_box_child_is_selected(GtkFlowBoxChild* child_) { return gtk_flow_box_child_is_selected(child_) != FALSE; }
static inline GtkWidget* swift_gtk_grid_view_new(GtkSelectionModel* model_, GtkListItemFactory* factory_) { return gtk_grid_view_new((model_ ? g_object_ref(model_) : NULL), (factory_ ? g_object_ref(factory_) : NULL)); }
static inline bool swift_gtk_grid_view_get_enable_rubberband(GtkGridView* self_) { return gtk_grid_view_get_enable_rubberband(self_) != FALSE; }
static inline bool swift_gtk_grid_view_get_single_click_activate(GtkGridView* self_) { return gtk_grid_view_get_single_click_activate(self_) != FALSE; }
static inline void swift_gtk_grid_view_set_enable_rubberband(GtkGridView* self_, bool enable_rubberband_) { gtk_grid_view_set_enable_rubberband(self_, enable_rubberband_); }
static inline void swift_gtk_grid_view_set_single_click_activate(GtkGridView* self_, bool single_click_activate_) { gtk_grid_view_set_single_click_activate(self_, single_click_activate_); }
static inline GtkWidget* swift_gtk_list_view_new(GtkSelectionModel* model_, GtkListItemFactory* factory_) { return gtk_list_view_new((model_ ? g_object_ref(model_) : NULL), (factory_ ? g_object_ref(factory_) : NULL)); }
static inline bool swift_gtk_list_view_get_enable_rubberband(GtkListView* self_) { return gtk_list_view_get_enable_rubberband(self_) != FALSE; }
static inline bool swift_gtk_list_view_get_show_separators(GtkListView* self_) { return gtk_list_view_get_show_separators(self_) != FALSE; }
static inline bool swift_gtk_list_view_get_single_click_activate(GtkListView* self_) { return gtk_list_view_get_single_click_activate(self_) != FALSE; }
static inline void swift_gtk_list_view_set_enable_rubberband(GtkListView* self_, bool enable_rubberband_) { gtk_list_view_set_enable_rubberband(self_, enable_rubberband_); }
static inline void swift_gtk_list_view_set_show_separators(GtkListView* self_, bool show_separators_) { gtk_list_view_set_show_separators(self_, show_separators_); }
static inline void swift_gtk_list_view_set_single_click_activate(GtkListView* self_, bool single_click_activate_) { gtk_list_view_set_single_click_activate(self_, single_click_activate_); }
static inline bool swift_gtk_list_item_get_activatable(GtkListItem* self_) { return gtk_list_item_get_activatable(self_) != FALSE; }
static inline bool swift_gtk_list_item_get_selectable(GtkListItem* self_) { return gtk_list_item_get_selectable(self_) != FALSE; }
static inline bool swift_gtk_list_item_get_selected(GtkListItem* self_) { return gtk_list_item_get_selected(self_) != FALSE; }
static inline void swift_gtk_list_item_set_activatable(GtkListItem* self_, bool activatable_) { gtk_list_item_set_activatable(self_, activatable_); }
static inline void swift_gtk_list_item_set_selectable(GtkListItem* self_, bool selectable_) { gtk_list_item_set_selectable(self_, selectable_); }
static inline bool swift_gtk_selection_model_is_selected(GtkSelectionModel* model_, guint position_) { return gtk_selection_model_is_selected(model_, position_) != FALSE; }
static inline bool swift_gtk_selection_model_select_all(GtkSelectionModel* model_) { return gtk_selection_model_select_all(model_) != FALSE; }
static inline bool swift_gtk_selection_model_select_item(GtkSelectionModel* model_, guint position_, bool unselect_rest_) { return gtk_selection_model_select_item(model_, position_, unselect_rest_) != FALSE; }
static inline bool swift_gtk_selection_model_select_range(GtkSelectionModel* model_, guint position_, guint n_items_, bool unselect_rest_) { return gtk_selection_model_select_range(model_, position_, n_items_, unselect_rest_) != FALSE; }
static inline bool swift_gtk_selection_model_set_selection(GtkSelectionModel* model_, GtkBitset* selected_, GtkBitset* mask_) { return gtk_selection_model_set_selection(model_, selected_, mask_) != FALSE; }
static inline bool swift_gtk_selection_model_unselect_all(GtkSelectionModel* model_) { return gtk_selection_model_unselect_all(model_) != FALSE; }
static inline bool swift_gtk_selection_model_unselect_item(GtkSelectionModel* model_, guint position_) { return gtk_selection_model_unselect_item(model_, position_) != FALSE; }
static inline bool swift_gtk_selection_model_unselect_range(GtkSelectionModel* model_, guint position_, guint n_items_) { return gtk_selection_model_unselect_range(model_, position_, n_items_) != FALSE; }
static inline GtkSingleSelection* swift_gtk_single_selection_new(GListModel* model_) { return gtk_single_selection_new((model_ ? g_object_ref(model_) : NULL)); }
static inline bool swift_gtk_single_selection_get_autoselect(GtkSingleSelection* self_) { return gtk_single_selection_get_autoselect(self_) != FALSE; }
static inline bool swift_gtk_single_selection_get_can_unselect(GtkSingleSelection* self_) { return gtk_single_selection_get_can_unselect(self_) != FALSE; }
static inline void swift_gtk_single_selection_set_autoselect(GtkSingleSelection* self_, bool autoselect_) { gtk_single_selection_set_autoselect(self_, autoselect_); }
static inline void swift_gtk_single_selection_set_can_unselect(GtkSingleSelection* self_, bool can_unselect_) { gtk_single_selection_set_can_unselect(self_, can_unselect_); }
static inline GtkMultiSelection* swift_gtk_multi_selection_new(GListModel* model_) { return gtk_multi_selection_new((model_ ? g_object_ref(model_) : NULL)); }
static inline GtkNoSelection* swift_gtk_no_selection_new(GListModel* model_) { return gtk_no_selection_new((model_ ? g_object_ref(model_) : NULL)); }
static inline GtkFilterListModel* swift_gtk_filter_list_model_new(GListModel* model_, GtkFilter* filter_) { return gtk_filter_list_model_new((model_ ? g_object_ref(model_) : NULL), (filter_ ? g_object_ref(filter_) : NULL)); }
static inline bool swift_gtk_filter_list_model_get_incremental(GtkFilterListModel* self_) { return gtk_filter_list_model_get_incremental(self_) != FALSE; }
static inline void swift_gtk_filter_list_model_set_incremental(GtkFilterListModel* self_, bool incremental_) { gtk_filter_list_model_set_incremental(self_, incremental_); }
static inline GtkSortListModel* swift_gtk_sort_list_model_new(GListModel* model_, GtkSorter* sorter_) { return gtk_sort_list_model_new((model_ ? g_object_ref(model_) : NULL), (sorter_ ? g_object_ref(sorter_) : NULL)); }
static inline bool swift_gtk_sort_list_model_get_incremental(GtkSortListModel* self_) { return gtk_sort_list_model_get_incremental(self_) != FALSE; }
static inline void swift_gtk_sort_list_model_set_incremental(GtkSortListModel* self_, bool incremental_) { gtk_sort_list_model_set_incremental(self_, incremental_); }
static inline bool swift_gtk_event_controller_key_forward(GtkEventControllerKey* controller_, GtkWidget* widget_) { return gtk_event_controller_key_forward(controller_, widget_) != FALSE; }
static inline bool swift_gtk_event_controller_motion_contains_pointer(GtkEventControllerMotion* self_) { return gtk_event_controller_motion_contains_pointer(self_) != FALSE; }
static inline bool swift_gtk_event_controller_motion_is_pointer(GtkEventControllerMotion* self_) { return gtk_event_controller_motion_is_pointer(self_) != FALSE; }
static inline bool swift_gtk_event_controller_focus_contains_focus(GtkEventControllerFocus* self_) { return gtk_event_controller_focus_contains_focus(self_) != FALSE; }
static inline bool swift_gtk_event_controller_focus_is_focus(GtkEventControllerFocus* self_) { return gtk_event_controller_focus_is_focus(self_) != FALSE; }
static inline bool swift_gtk_gesture_get_bounding_box(GtkGesture* gesture_, GdkRectangle* rect_) { return gtk_gesture_get_bounding_box(gesture_, rect_) != FALSE; }
static inline bool swift_gtk_gesture_get_bounding_box_center(GtkGesture* gesture_, double* x_, double* y_) { return gtk_gesture_get_bounding_box_center(gesture_, x_, y_) != FALSE; }
static inline bool swift_gtk_gesture_get_point(GtkGesture* gesture_, GdkEventSequence* sequence_, double* x_, double* y_) { return gtk_gesture_get_point(gesture_, sequence_, x_, y_) != FALSE; }
static inline bool swift_gtk_gesture_handles_sequence(GtkGesture* gesture_, GdkEventSequence* sequence_) { return gtk_gesture_handles_sequence(gesture_, sequence_) != FALSE; }
static inline bool swift_gtk_gesture_is_active(GtkGesture* gesture_) { return gtk_gesture_is_active(gesture_) != FALSE; }
static inline bool swift_gtk_gesture_is_grouped_with(GtkGesture* gesture_, GtkGesture* other_) { return gtk_gesture_is_grouped_with(gesture_, other_) != FALSE; }
static inline bool swift_gtk_gesture_is_recognized(GtkGesture* gesture_) { return gtk_gesture_is_recognized(gesture_) != FALSE; }
static inline bool swift_gtk_gesture_set_sequence_state(GtkGesture* gesture_, GdkEventSequence* sequence_, GtkEventSequenceState state_) { return gtk_gesture_set_sequence_state(gesture_, sequence_, state_) != FALSE; }
static inline bool swift_gtk_gesture_set_state(GtkGesture* gesture_, GtkEventSequenceState state_) { return gtk_gesture_set_state(gesture_, state_) != FALSE; }
static inline bool swift_gtk_gesture_single_get_exclusive(GtkGestureSingle* gesture_) { return gtk_gesture_single_get_exclusive(gesture_) != FALSE; }
static inline bool swift_gtk_gesture_single_get_touch_only(GtkGestureSingle* gesture_) { return gtk_gesture_single_get_touch_only(gesture_) != FALSE; }
static inline void swift_gtk_gesture_single_set_exclusive(GtkGestureSingle* gesture_, bool exclusive_) { gtk_gesture_single_set_exclusive(gesture_, exclusive_); }
static inline void swift_gtk_gesture_single_set_touch_only(GtkGestureSingle* gesture_, bool touch_only_) { gtk_gesture_single_set_touch_only(gesture_, touch_only_); }
static inline bool swift_gtk_gesture_drag_get_offset(GtkGestureDrag* gesture_, double* x_, double* y_) { return gtk_gesture_drag_get_offset(gesture_, x_, y_) != FALSE; }
static inline bool swift_gtk_gesture_drag_get_start_point(GtkGestureDrag* gesture_, double* x_, double* y_) { return gtk_gesture_drag_get_start_point(gesture_, x_, y_) != FALSE; }
static inline bool swift_gtk_gesture_swipe_get_velocity(GtkGestureSwipe* gesture_, double* velocity_x_, double* velocity_y_) { return gtk_gesture_swipe_get_velocity(gesture_, velocity_x_, velocity_y_) != FALSE; }
static inline bool swift_gtk_drop_target_get_preload(GtkDropTarget* self_) { return gtk_drop_target_get_preload(self_) != FALSE; }
static inline void swift_gtk_drop_target_set_preload(GtkDropTarget* self_, bool preload_) { gtk_drop_target_set_preload(self_, preload_); }
static inline GtkDropTargetAsync* swift_gtk_drop_target_async_new(GdkContentFormats* formats_, GdkDragAction actions_) { return gtk_drop_target_async_new((formats_ ? gdk_content_formats_ref(formats_) : NULL), actions_); }
static inline bool swift_gtk_drop_controller_motion_contains_pointer(GtkDropControllerMotion* self_) { return gtk_drop_controller_motion_contains_pointer(self_) != FALSE; }
static inline bool swift_gtk_drop_controller_motion_is_pointer(GtkDropControllerMotion* self_) { return gtk_drop_controller_motion_is_pointer(self_) != FALSE; }
static inline void swift_gtk_shortcut_controller_add_shortcut(GtkShortcutController* self_, GtkShortcut* shortcut_) { gtk_shortcut_controller_add_shortcut(self_, g_object_ref(shortcut_)); }
static inline GtkShortcut* swift_gtk_shortcut_new(GtkShortcutTrigger* trigger_, GtkShortcutAction* action_) { return gtk_shortcut_new((trigger_ ? g_object_ref(trigger_) : NULL), (action_ ? g_object_ref(action_) : NULL)); }
static inline void swift_gtk_shortcut_set_action(GtkShortcut* self_, GtkShortcutAction* action_) { gtk_shortcut_set_action(self_, (action_ ? g_object_ref(action_) : NULL)); }
static inline void swift_gtk_shortcut_set_trigger(GtkShortcut* self_, GtkShortcutTrigger* trigger_) { gtk_shortcut_set_trigger(self_, (trigger_ ? g_object_ref(trigger_) : NULL)); }
static inline bool swift_gtk_shortcut_trigger_equal(gconstpointer trigger1_, gconstpointer trigger2_) { return gtk_shortcut_trigger_equal(trigger1_, trigger2_) != FALSE; }
static inline bool swift_gtk_shortcut_trigger_print_label(GtkShortcutTrigger* self_, GdkDisplay* display_, GString* string_) { return gtk_shortcut_trigger_print_label(self_, display_, string_) != FALSE; }
static inline GdkKeyMatch swift_gtk_shortcut_trigger_trigger(GtkShortcutTrigger* self_, GdkEvent* event_, bool enable_mnemonics_) { return gtk_shortcut_trigger_trigger(self_, event_, enable_mnemonics_); }
static inline bool swift_gtk_shortcut_action_activate(GtkShortcutAction* self_, GtkShortcutActionFlags flags_, GtkWidget* widget_, GVariant* args_) { return gtk_shortcut_action_activate(self_, flags_, widget_, args_) != FALSE; }
static inline bool swift_gtk_builder_add_from_file(GtkBuilder* builder_, const char* filename_, GError **error) { return gtk_builder_add_from_file(builder_, filename_, error) != FALSE; }
static inline bool swift_gtk_builder_add_from_resource(GtkBuilder* builder_, const char* resource_path_, GError **error) { return gtk_builder_add_from_resource(builder_, resource_path_, error) != FALSE; }
static inline bool swift_gtk_builder_add_from_string(GtkBuilder* builder_, const char* buffer_, gssize length_, GError **error) { return gtk_builder_add_from_string(builder_, buffer_, length_, error) != FALSE; }
static inline bool swift_gtk_builder_add_objects_from_file(GtkBuilder* builder_, const char* filename_, const char** object_ids_, GError **error) { return gtk_builder_add_objects_from_file(builder_, filename_, object_ids_, error) != FALSE; }
static inline bool swift_gtk_builder_add_objects_from_resource(GtkBuilder* builder_, const char* resource_path_, const char** object_ids_, GError **error) { return gtk_builder_add_objects_from_resource(builder_, resource_path_, object_ids_, error) != FALSE; }
static inline bool swift_gtk_builder_add_objects_from_string(GtkBuilder* builder_, const char* buffer_, gssize length_, const char** object_ids_, GError **error) { return gtk_builder_add_objects_from_string(builder_, buffer_, length_, object_ids_, error) != FALSE; }
static inline bool swift_gtk_builder_extend_with_template(GtkBuilder* builder_, GObject* object_, GType template_type_, const char* buffer_, gssize length_, GError **error) { return gtk_builder_extend_with_template(builder_, object_, template_type_, buffer_, length_, error) != FALSE; }
static inline bool swift_gtk_builder_value_from_string(GtkBuilder* builder_, GParamSpec* pspec_, const char* string_, GValue* value_, GError **error) { return gtk_builder_value_from_string(builder_, pspec_, string_, value_, error) != FALSE; }
static inline bool swift_gtk_builder_value_from_string_type(GtkBuilder* builder_, GType type_, const char* string_, GValue* value_, GError **error) { return gtk_builder_value_from_string_type(builder_, type_, string_, value_, error) != FALSE; }
static inline bool swift_gtk_style_context_has_class(GtkStyleContext* context_, const char* class_name_) { return gtk_style_context_has_class(context_, class_name_) != FALSE; }
static inline bool swift_gtk_style_context_lookup_color(GtkStyleContext* context_, const char* color_name_, GdkRGBA* color_) { return gtk_style_context_lookup_color(context_, color_name_, color_) != FALSE; }
static inline bool swift_gtk_icon_theme_has_gicon(GtkIconTheme* self_, GIcon* gicon_) { return gtk_icon_theme_has_gicon(self_, gicon_) != FALSE; }
static inline bool swift_gtk_icon_theme_has_icon(GtkIconTheme* self_, const char* icon_name_) { return gtk_icon_theme_has_icon(self_, icon_name_) != FALSE; }
static inline bool swift_gtk_icon_paintable_is_symbolic(GtkIconPaintable* self_) { return gtk_icon_paintable_is_symbolic(self_) != FALSE; }
static inline bool swift_gtk_im_context_delete_surrounding(GtkIMContext* context_, int offset_, int n_chars_) { return gtk_im_context_delete_surrounding(context_, offset_, n_chars_) != FALSE; }
static inline bool swift_gtk_im_context_filter_key(GtkIMContext* context_, bool press_, GdkSurface* surface_, GdkDevice* device_, guint32 time_, guint keycode_, GdkModifierType state_, int group_) { return gtk_im_context_filter_key(context_, press_, surface_, device_, time_, keycode_, state_, group_) != FALSE; }
static inline bool swift_gtk_im_context_filter_keypress(GtkIMContext* context_, GdkEvent* event_) { return gtk_im_context_filter_keypress(context_, event_) != FALSE; }
static inline bool swift_gtk_im_context_get_surrounding_with_selection(GtkIMContext* context_, char** text_, int* cursor_index_, int* anchor_index_) { return gtk_im_context_get_surrounding_with_selection(context_, text_, cursor_index_, anchor_index_) != FALSE; }
static inline void swift_gtk_im_context_set_use_preedit(GtkIMContext* context_, bool use_preedit_) { gtk_im_context_set_use_preedit(context_, use_preedit_); }
static inline bool swift_adw_header_bar_get_show_end_title_buttons(AdwHeaderBar* self_) { return adw_header_bar_get_show_end_title_buttons(self_) != FALSE; }
static inline bool swift_adw_header_bar_get_show_start_title_buttons(AdwHeaderBar* self_) { return adw_header_bar_get_show_start_title_buttons(self_) != FALSE; }
static inline void swift_adw_header_bar_set_show_end_title_buttons(AdwHeaderBar* self_, bool setting_) { adw_header_bar_set_show_end_title_buttons(self_, setting_); }
static inline void swift_adw_header_bar_set_show_start_title_buttons(AdwHeaderBar* self_, bool setting_) { adw_header_bar_set_show_start_title_buttons(self_, setting_); }
static inline bool swift_adw_leaflet_get_can_navigate_back(AdwLeaflet* self_) { return adw_leaflet_get_can_navigate_back(self_) != FALSE; }
static inline bool swift_adw_leaflet_get_can_navigate_forward(AdwLeaflet* self_) { return adw_leaflet_get_can_navigate_forward(self_) != FALSE; }
static inline bool swift_adw_leaflet_get_can_unfold(AdwLeaflet* self_) { return adw_leaflet_get_can_unfold(self_) != FALSE; }
static inline bool swift_adw_leaflet_get_child_transition_running(AdwLeaflet* self_) { return adw_leaflet_get_child_transition_running(self_) != FALSE; }
static inline bool swift_adw_leaflet_get_folded(AdwLeaflet* self_) { return adw_leaflet_get_folded(self_) != FALSE; }
static inline bool swift_adw_leaflet_get_homogeneous(AdwLeaflet* self_) { return adw_leaflet_get_homogeneous(self_) != FALSE; }
static inline bool swift_adw_leaflet_navigate(AdwLeaflet* self_, AdwNavigationDirection direction_) { return adw_leaflet_navigate(self_, direction_) != FALSE; }
static inline void swift_adw_leaflet_set_can_navigate_back(AdwLeaflet* self_, bool can_navigate_back_) { adw_leaflet_set_can_navigate_back(self_, can_navigate_back_); }
static inline void swift_adw_leaflet_set_can_navigate_forward(AdwLeaflet* self_, bool can_navigate_forward_) { adw_leaflet_set_can_navigate_forward(self_, can_navigate_forward_); }
static inline void swift_adw_leaflet_set_can_unfold(AdwLeaflet* self_, bool can_unfold_) { adw_leaflet_set_can_unfold(self_, can_unfold_); }
static inline void swift_adw_leaflet_set_homogeneous(AdwLeaflet* self_, bool homogeneous_) { adw_leaflet_set_homogeneous(self_, homogeneous_); }
static inline bool swift_adw_leaflet_page_get_navigatable(AdwLeafletPage* self_) { return adw_leaflet_page_get_navigatable(self_) != FALSE; }
static inline void swift_adw_leaflet_page_set_navigatable(AdwLeafletPage* self_, bool navigatable_) { adw_leaflet_page_set_navigatable(self_, navigatable_); }
static inline bool swift_adw_flap_get_folded(AdwFlap* self_) { return adw_flap_get_folded(self_) != FALSE; }
static inline bool swift_adw_flap_get_locked(AdwFlap* self_) { return adw_flap_get_locked(self_) != FALSE; }
static inline bool swift_adw_flap_get_modal(AdwFlap* self_) { return adw_flap_get_modal(self_) != FALSE; }
static inline bool swift_adw_flap_get_reveal_flap(AdwFlap* self_) { return adw_flap_get_reveal_flap(self_) != FALSE; }
static inline bool swift_adw_flap_get_swipe_to_close(AdwFlap* self_) { return adw_flap_get_swipe_to_close(self_) != FALSE; }
static inline bool swift_adw_flap_get_swipe_to_open(AdwFlap* self_) { return adw_flap_get_swipe_to_open(self_) != FALSE; }
static inline void swift_adw_flap_set_locked(AdwFlap* self_, bool locked_) { adw_flap_set_locked(self_, locked_); }
static inline void swift_adw_flap_set_modal(AdwFlap* self_, bool modal_) { adw_flap_set_modal(self_, modal_); }
static inline void swift_adw_flap_set_reveal_flap(AdwFlap* self_, bool reveal_flap_) { adw_flap_set_reveal_flap(self_, reveal_flap_); }
static inline void swift_adw_flap_set_swipe_to_close(AdwFlap* self_, bool swipe_to_close_) { adw_flap_set_swipe_to_close(self_, swipe_to_close_); }
static inline void swift_adw_flap_set_swipe_to_open(AdwFlap* self_, bool swipe_to_open_) { adw_flap_set_swipe_to_open(self_, swipe_to_open_); }
static inline bool swift_adw_squeezer_get_allow_none(AdwSqueezer* self_) { return adw_squeezer_get_allow_none(self_) != FALSE; }
static inline bool swift_adw_squeezer_get_homogeneous(AdwSqueezer* self_) { return adw_squeezer_get_homogeneous(self_) != FALSE; }
static inline bool swift_adw_squeezer_get_interpolate_size(AdwSqueezer* self_) { return adw_squeezer_get_interpolate_size(self_) != FALSE; }
static inline bool swift_adw_squeezer_get_transition_running(AdwSqueezer* self_) { return adw_squeezer_get_transition_running(self_) != FALSE; }
static inline void swift_adw_squeezer_set_allow_none(AdwSqueezer* self_, bool allow_none_) { adw_squeezer_set_allow_none(self_, allow_none_); }
static inline void swift_adw_squeezer_set_homogeneous(AdwSqueezer* self_, bool homogeneous_) { adw_squeezer_set_homogeneous(self_, homogeneous_); }
static inline void swift_adw_squeezer_set_interpolate_size(AdwSqueezer* self_, bool interpolate_size_) { adw_squeezer_set_interpolate_size(self_, interpolate_size_); }
static inline void swift_adw_toast_overlay_add_toast(AdwToastOverlay* self_, AdwToast* toast_) { adw_toast_overlay_add_toast(self_, g_object_ref(toast_)); }
static inline bool swift_adw_view_stack_get_hhomogeneous(AdwViewStack* self_) { return adw_view_stack_get_hhomogeneous(self_) != FALSE; }
static inline bool swift_adw_view_stack_get_vhomogeneous(AdwViewStack* self_) { return adw_view_stack_get_vhomogeneous(self_) != FALSE; }
static inline void swift_adw_view_stack_set_hhomogeneous(AdwViewStack* self_, bool hhomogeneous_) { adw_view_stack_set_hhomogeneous(self_, hhomogeneous_); }
static inline void swift_adw_view_stack_set_vhomogeneous(AdwViewStack* self_, bool vhomogeneous_) { adw_view_stack_set_vhomogeneous(self_, vhomogeneous_); }
static inline bool swift_adw_view_stack_page_get_needs_attention(AdwViewStackPage* self_) { return adw_view_stack_page_get_needs_attention(self_) != FALSE; }
static inline bool swift_adw_view_stack_page_get_use_underline(AdwViewStackPage* self_) { return adw_view_stack_page_get_use_underline(self_) != FALSE; }
static inline bool swift_adw_view_stack_page_get_visible(AdwViewStackPage* self_) { return adw_view_stack_page_get_visible(self_) != FALSE; }
static inline void swift_adw_view_stack_page_set_needs_attention(AdwViewStackPage* self_, bool needs_attention_) { adw_view_stack_page_set_needs_attention(self_, needs_attention_); }
static inline void swift_adw_view_stack_page_set_use_underline(AdwViewStackPage* self_, bool use_underline_) { adw_view_stack_page_set_use_underline(self_, use_underline_); }
static inline void swift_adw_view_stack_page_set_visible(AdwViewStackPage* self_, bool visible_) { adw_view_stack_page_set_visible(self_, visible_); }
static inline bool swift_adw_view_switcher_bar_get_reveal(AdwViewSwitcherBar* self_) { return adw_view_switcher_bar_get_reveal(self_) != FALSE; }
static inline void swift_adw_view_switcher_bar_set_reveal(AdwViewSwitcherBar* self_, bool reveal_) { adw_view_switcher_bar_set_reveal(self_, reveal_); }
static inline bool swift_adw_view_switcher_title_get_title_visible(AdwViewSwitcherTitle* self_) { return adw_view_switcher_title_get_title_visible(self_) != FALSE; }
static inline bool swift_adw_view_switcher_title_get_view_switcher_enabled(AdwViewSwitcherTitle* self_) { return adw_view_switcher_title_get_view_switcher_enabled(self_) != FALSE; }
static inline void swift_adw_view_switcher_title_set_view_switcher_enabled(AdwViewSwitcherTitle* self_, bool enabled_) { adw_view_switcher_title_set_view_switcher_enabled(self_, enabled_); }
static inline void swift_adw_swipeable_get_swipe_area(AdwSwipeable* self_, AdwNavigationDirection navigation_direction_, bool is_drag_, GdkRectangle* rect_) { adw_swipeable_get_swipe_area(self_, navigation_direction_, is_drag_, rect_); }
static inline bool swift_adw_message_dialog_get_body_use_markup(AdwMessageDialog* self_) { return adw_message_dialog_get_body_use_markup(self_) != FALSE; }
static inline bool swift_adw_message_dialog_get_heading_use_markup(AdwMessageDialog* self_) { return adw_message_dialog_get_heading_use_markup(self_) != FALSE; }
static inline bool swift_adw_message_dialog_get_response_enabled(AdwMessageDialog* self_, const char* response_) { return adw_message_dialog_get_response_enabled(self_, response_) != FALSE; }
static inline bool swift_adw_message_dialog_has_response(AdwMessageDialog* self_, const char* response_) { return adw_message_dialog_has_response(self_, response_) != FALSE; }
static inline void swift_adw_message_dialog_set_body_use_markup(AdwMessageDialog* self_, bool use_markup_) { adw_message_dialog_set_body_use_markup(self_, use_markup_); }
static inline void swift_adw_message_dialog_set_heading_use_markup(AdwMessageDialog* self_, bool use_markup_) { adw_message_dialog_set_heading_use_markup(self_, use_markup_); }
static inline void swift_adw_message_dialog_set_response_enabled(AdwMessageDialog* self_, const char* response_, bool enabled_) { adw_message_dialog_set_response_enabled(self_, response_, enabled_); }
static inline void swift_adw_preferences_window_add_toast(AdwPreferencesWindow* self_, AdwToast* toast_) { adw_preferences_window_add_toast(self_, g_object_ref(toast_)); }
static inline bool swift_adw_preferences_window_get_can_navigate_back(AdwPreferencesWindow* self_) { return adw_preferences_window_get_can_navigate_back(self_) != FALSE; }
static inline bool swift_adw_preferences_window_get_search_enabled(AdwPreferencesWindow* self_) { return adw_preferences_window_get_search_enabled(self_) != FALSE; }
static inline void swift_adw_preferences_window_set_can_navigate_back(AdwPreferencesWindow* self_, bool can_navigate_back_) { adw_preferences_window_set_can_navigate_back(self_, can_navigate_back_); }
static inline void swift_adw_preferences_window_set_search_enabled(AdwPreferencesWindow* self_, bool search_enabled_) { adw_preferences_window_set_search_enabled(self_, search_enabled_); }
static inline bool swift_adw_preferences_page_get_use_underline(AdwPreferencesPage* self_) { return adw_preferences_page_get_use_underline(self_) != FALSE; }
static inline void swift_adw_preferences_page_set_use_underline(AdwPreferencesPage* self_, bool use_underline_) { adw_preferences_page_set_use_underline(self_, use_underline_); }
static inline bool swift_adw_preferences_row_get_title_selectable(AdwPreferencesRow* self_) { return adw_preferences_row_get_title_selectable(self_) != FALSE; }
static inline bool swift_adw_preferences_row_get_use_markup(AdwPreferencesRow* self_) { return adw_preferences_row_get_use_markup(self_) != FALSE; }
static inline bool swift_adw_preferences_row_get_use_underline(AdwPreferencesRow* self_) { return adw_preferences_row_get_use_underline(self_) != FALSE; }
static inline void swift_adw_preferences_row_set_title_selectable(AdwPreferencesRow* self_, bool title_selectable_) { adw_preferences_row_set_title_selectable(self_, title_selectable_); }
static inline void swift_adw_preferences_row_set_use_markup(AdwPreferencesRow* self_, bool use_markup_) { adw_preferences_row_set_use_markup(self_, use_markup_); }
static inline void swift_adw_preferences_row_set_use_underline(AdwPreferencesRow* self_, bool use_underline_) { adw_preferences_row_set_use_underline(self_, use_underline_); }
static inline bool swift_adw_combo_row_get_use_subtitle(AdwComboRow* self_) { return adw_combo_row_get_use_subtitle(self_) != FALSE; }
static inline void swift_adw_combo_row_set_use_subtitle(AdwComboRow* self_, bool use_subtitle_) { adw_combo_row_set_use_subtitle(self_, use_subtitle_); }
static inline bool swift_adw_entry_row_get_activates_default(AdwEntryRow* self_) { return adw_entry_row_get_activates_default(self_) != FALSE; }
static inline bool swift_adw_entry_row_get_enable_emoji_completion(AdwEntryRow* self_) { return adw_entry_row_get_enable_emoji_completion(self_) != FALSE; }
static inline bool swift_adw_entry_row_get_show_apply_button(AdwEntryRow* self_) { return adw_entry_row_get_show_apply_button(self_) != FALSE; }
static inline void swift_adw_entry_row_set_activates_default(AdwEntryRow* self_, bool activates_) { adw_entry_row_set_activates_default(self_, activates_); }
static inline void swift_adw_entry_row_set_enable_emoji_completion(AdwEntryRow* self_, bool enable_emoji_completion_) { adw_entry_row_set_enable_emoji_completion(self_, enable_emoji_completion_); }
static inline void swift_adw_entry_row_set_show_apply_button(AdwEntryRow* self_, bool show_apply_button_) { adw_entry_row_set_show_apply_button(self_, show_apply_button_); }
static inline bool swift_adw_expander_row_get_enable_expansion(AdwExpanderRow* self_) { return adw_expander_row_get_enable_expansion(self_) != FALSE; }
static inline bool swift_adw_expander_row_get_expanded(AdwExpanderRow* self_) { return adw_expander_row_get_expanded(self_) != FALSE; }
static inline bool swift_adw_expander_row_get_show_enable_switch(AdwExpanderRow* self_) { return adw_expander_row_get_show_enable_switch(self_) != FALSE; }
static inline void swift_adw_expander_row_set_enable_expansion(AdwExpanderRow* self_, bool enable_expansion_) { adw_expander_row_set_enable_expansion(self_, enable_expansion_); }
static inline void swift_adw_expander_row_set_expanded(AdwExpanderRow* self_, bool expanded_) { adw_expander_row_set_expanded(self_, expanded_); }
static inline void swift_adw_expander_row_set_show_enable_switch(AdwExpanderRow* self_, bool show_enable_switch_) { adw_expander_row_set_show_enable_switch(self_, show_enable_switch_); }
static inline bool swift_adw_button_content_get_use_underline(AdwButtonContent* self_) { return adw_button_content_get_use_underline(self_) != FALSE; }
static inline void swift_adw_button_content_set_use_underline(AdwButtonContent* self_, bool use_underline_) { adw_button_content_set_use_underline(self_, use_underline_); }
static inline bool swift_adw_split_button_get_use_underline(AdwSplitButton* self_) { return adw_split_button_get_use_underline(self_) != FALSE; }
static inline void swift_adw_split_button_set_use_underline(AdwSplitButton* self_, bool use_underline_) { adw_split_button_set_use_underline(self_, use_underline_); }
static inline bool swift_adw_style_manager_get_dark(AdwStyleManager* self_) { return adw_style_manager_get_dark(self_) != FALSE; }
static inline bool swift_adw_style_manager_get_high_contrast(AdwStyleManager* self_) { return adw_style_manager_get_high_contrast(self_) != FALSE; }
static inline bool swift_adw_style_manager_get_system_supports_color_schemes(AdwStyleManager* self_) { return adw_style_manager_get_system_supports_color_schemes(self_) != FALSE; }
static inline GtkWidget* swift_adw_avatar_new(int size_, const char* text_, bool show_initials_) { return adw_avatar_new(size_, text_, show_initials_); }
static inline bool swift_adw_avatar_get_show_initials(AdwAvatar* self_) { return adw_avatar_get_show_initials(self_) != FALSE; }
static inline void swift_adw_avatar_set_show_initials(AdwAvatar* self_, bool show_initials_) { adw_avatar_set_show_initials(self_, show_initials_); }
static inline bool swift_adw_carousel_get_allow_long_swipes(AdwCarousel* self_) { return adw_carousel_get_allow_long_swipes(self_) != FALSE; }
static inline bool swift_adw_carousel_get_allow_mouse_drag(AdwCarousel* self_) { return adw_carousel_get_allow_mouse_drag(self_) != FALSE; }
static inline bool swift_adw_carousel_get_allow_scroll_wheel(AdwCarousel* self_) { return adw_carousel_get_allow_scroll_wheel(self_) != FALSE; }
static inline bool swift_adw_carousel_get_interactive(AdwCarousel* self_) { return adw_carousel_get_interactive(self_) != FALSE; }
static inline void swift_adw_carousel_scroll_to(AdwCarousel* self_, GtkWidget* widget_, bool animate_) { adw_carousel_scroll_to(self_, widget_, animate_); }
static inline void swift_adw_carousel_set_allow_long_swipes(AdwCarousel* self_, bool allow_long_swipes_) { adw_carousel_set_allow_long_swipes(self_, allow_long_swipes_); }
static inline void swift_adw_carousel_set_allow_mouse_drag(AdwCarousel* self_, bool allow_mouse_drag_) { adw_carousel_set_allow_mouse_drag(self_, allow_mouse_drag_); }
static inline void swift_adw_carousel_set_allow_scroll_wheel(AdwCarousel* self_, bool allow_scroll_wheel_) { adw_carousel_set_allow_scroll_wheel(self_, allow_scroll_wheel_); }
static inline void swift_adw_carousel_set_interactive(AdwCarousel* self_, bool interactive_) { adw_carousel_set_interactive(self_, interactive_); }
static inline void swift_adw_tab_view_close_page_finish(AdwTabView* self_, AdwTabPage* page_, bool confirm_) { adw_tab_view_close_page_finish(self_, page_, confirm_); }
static inline bool swift_adw_tab_view_get_is_transferring_page(AdwTabView* self_) { return adw_tab_view_get_is_transferring_page(self_) != FALSE; }
static inline bool swift_adw_tab_view_reorder_backward(AdwTabView* self_, AdwTabPage* page_) { return adw_tab_view_reorder_backward(self_, page_) != FALSE; }
static inline bool swift_adw_tab_view_reorder_first(AdwTabView* self_, AdwTabPage* page_) { return adw_tab_view_reorder_first(self_, page_) != FALSE; }
static inline bool swift_adw_tab_view_reorder_forward(AdwTabView* self_, AdwTabPage* page_) { return adw_tab_view_reorder_forward(self_, page_) != FALSE; }
static inline bool swift_adw_tab_view_reorder_last(AdwTabView* self_, AdwTabPage* page_) { return adw_tab_view_reorder_last(self_, page_) != FALSE; }
static inline bool swift_adw_tab_view_reorder_page(AdwTabView* self_, AdwTabPage* page_, int position_) { return adw_tab_view_reorder_page(self_, page_, position_) != FALSE; }
static inline bool swift_adw_tab_view_select_next_page(AdwTabView* self_) { return adw_tab_view_select_next_page(self_) != FALSE; }
static inline bool swift_adw_tab_view_select_previous_page(AdwTabView* self_) { return adw_tab_view_select_previous_page(self_) != FALSE; }
static inline void swift_adw_tab_view_set_page_pinned(AdwTabView* self_, AdwTabPage* page_, bool pinned_) { adw_tab_view_set_page_pinned(self_, page_, pinned_); }
static inline bool swift_adw_tab_bar_get_autohide(AdwTabBar* self_) { return adw_tab_bar_get_autohide(self_) != FALSE; }
static inline bool swift_adw_tab_bar_get_expand_tabs(AdwTabBar* self_) { return adw_tab_bar_get_expand_tabs(self_) != FALSE; }
static inline bool swift_adw_tab_bar_get_inverted(AdwTabBar* self_) { return adw_tab_bar_get_inverted(self_) != FALSE; }
static inline bool swift_adw_tab_bar_get_is_overflowing(AdwTabBar* self_) { return adw_tab_bar_get_is_overflowing(self_) != FALSE; }
static inline bool swift_adw_tab_bar_get_tabs_revealed(AdwTabBar* self_) { return adw_tab_bar_get_tabs_revealed(self_) != FALSE; }
static inline void swift_adw_tab_bar_set_autohide(AdwTabBar* self_, bool autohide_) { adw_tab_bar_set_autohide(self_, autohide_); }
static inline void swift_adw_tab_bar_set_expand_tabs(AdwTabBar* self_, bool expand_tabs_) { adw_tab_bar_set_expand_tabs(self_, expand_tabs_); }
static inline void swift_adw_tab_bar_set_inverted(AdwTabBar* self_, bool inverted_) { adw_tab_bar_set_inverted(self_, inverted_); }
static inline bool swift_adw_tab_page_get_indicator_activatable(AdwTabPage* self_) { return adw_tab_page_get_indicator_activatable(self_) != FALSE; }
static inline bool swift_adw_tab_page_get_loading(AdwTabPage* self_) { return adw_tab_page_get_loading(self_) != FALSE; }
static inline bool swift_adw_tab_page_get_needs_attention(AdwTabPage* self_) { return adw_tab_page_get_needs_attention(self_) != FALSE; }
static inline bool swift_adw_tab_page_get_pinned(AdwTabPage* self_) { return adw_tab_page_get_pinned(self_) != FALSE; }
static inline bool swift_adw_tab_page_get_selected(AdwTabPage* self_) { return adw_tab_page_get_selected(self_) != FALSE; }
static inline void swift_adw_tab_page_set_indicator_activatable(AdwTabPage* self_, bool activatable_) { adw_tab_page_set_indicator_activatable(self_, activatable_); }
static inline void swift_adw_tab_page_set_loading(AdwTabPage* self_, bool loading_) { adw_tab_page_set_loading(self_, loading_); }
static inline void swift_adw_tab_page_set_needs_attention(AdwTabPage* self_, bool needs_attention_) { adw_tab_page_set_needs_attention(self_, needs_attention_); }
static inline AdwAnimation* swift_adw_timed_animation_new(GtkWidget* widget_, double from_, double to_, guint duration_, AdwAnimationTarget* target_) { return adw_timed_animation_new(widget_, from_, to_, duration_, g_object_ref(target_)); }
static inline bool swift_adw_timed_animation_get_alternate(AdwTimedAnimation* self_) { return adw_timed_animation_get_alternate(self_) != FALSE; }
static inline bool swift_adw_timed_animation_get_reverse(AdwTimedAnimation* self_) { return adw_timed_animation_get_reverse(self_) != FALSE; }
static inline void swift_adw_timed_animation_set_alternate(AdwTimedAnimation* self_, bool alternate_) { adw_timed_animation_set_alternate(self_, alternate_); }
static inline void swift_adw_timed_animation_set_reverse(AdwTimedAnimation* self_, bool reverse_) { adw_timed_animation_set_reverse(self_, reverse_); }
