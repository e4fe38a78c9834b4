// Written by Tools/gtk-classes/generate.py, from glib-2.0 2.74.6, gtk4 4.8.3, libadwaita-1 1.2.2: change that, not this.

public import CAdw

extension GObject: Object {
  /// See ``Object``.
  public static var gType: GType { g_object_get_type() }
}

extension GBinding: Object {
  /// See ``Object``.
  public static var gType: GType { g_binding_get_type() }
}

extension GApplication: Object {
  /// See ``Object``.
  public static var gType: GType { g_application_get_type() }
}

extension GApplicationCommandLine: Object {
  /// See ``Object``.
  public static var gType: GType { g_application_command_line_get_type() }
}

extension GNotification: Object {
  /// See ``Object``.
  public static var gType: GType { g_notification_get_type() }
}

extension GAppInfo: Object {
  /// See ``Object``.
  public static var gType: GType { g_app_info_get_type() }
}

extension GFile: Object {
  /// See ``Object``.
  public static var gType: GType { g_file_get_type() }
}

extension GFileInfo: Object {
  /// See ``Object``.
  public static var gType: GType { g_file_info_get_type() }
}

extension GCancellable: Object {
  /// See ``Object``.
  public static var gType: GType { g_cancellable_get_type() }
}

extension GAsyncResult: Object {
  /// See ``Object``.
  public static var gType: GType { g_async_result_get_type() }
}

extension GAction: Object {
  /// See ``Object``.
  public static var gType: GType { g_action_get_type() }
}

extension GActionGroup: Object {
  /// See ``Object``.
  public static var gType: GType { g_action_group_get_type() }
}

extension GActionMap: Object {
  /// See ``Object``.
  public static var gType: GType { g_action_map_get_type() }
}

extension GSimpleAction: Object {
  /// See ``Object``.
  public static var gType: GType { g_simple_action_get_type() }
}

extension GSimpleActionGroup: Object {
  /// See ``Object``.
  public static var gType: GType { g_simple_action_group_get_type() }
}

extension GMenu: Object {
  /// See ``Object``.
  public static var gType: GType { g_menu_get_type() }
}

extension GMenuItem: Object {
  /// See ``Object``.
  public static var gType: GType { g_menu_item_get_type() }
}

extension GMenuModel: Object {
  /// See ``Object``.
  public static var gType: GType { g_menu_model_get_type() }
}

extension GListModel: Object {
  /// See ``Object``.
  public static var gType: GType { g_list_model_get_type() }
}

extension GListStore: Object {
  /// See ``Object``.
  public static var gType: GType { g_list_store_get_type() }
}

extension GIcon: Object {
  /// See ``Object``.
  public static var gType: GType { g_icon_get_type() }
}

extension GThemedIcon: Object {
  /// See ``Object``.
  public static var gType: GType { g_themed_icon_get_type() }
}

extension GSettings: Object {
  /// See ``Object``.
  public static var gType: GType { g_settings_get_type() }
}

extension GDBusConnection: Object {
  /// See ``Object``.
  public static var gType: GType { g_dbus_connection_get_type() }
}

extension GInputStream: Object {
  /// See ``Object``.
  public static var gType: GType { g_input_stream_get_type() }
}

extension GOutputStream: Object {
  /// See ``Object``.
  public static var gType: GType { g_output_stream_get_type() }
}

extension GMemoryInputStream: Object {
  /// See ``Object``.
  public static var gType: GType { g_memory_input_stream_get_type() }
}

extension GMemoryOutputStream: Object {
  /// See ``Object``.
  public static var gType: GType { g_memory_output_stream_get_type() }
}

extension GdkDisplay: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_display_get_type() }
}

extension GdkMonitor: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_monitor_get_type() }
}

extension GdkSurface: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_surface_get_type() }
}

extension GdkToplevel: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_toplevel_get_type() }
}

extension GdkSeat: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_seat_get_type() }
}

extension GdkDevice: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_device_get_type() }
}

extension GdkCursor: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_cursor_get_type() }
}

extension GdkFrameClock: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_frame_clock_get_type() }
}

extension GdkTexture: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_texture_get_type() }
}

extension GdkMemoryTexture: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_memory_texture_get_type() }
}

extension GdkPaintable: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_paintable_get_type() }
}

extension GdkSnapshot: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_snapshot_get_type() }
}

extension GskRenderer: Object {
  /// See ``Object``.
  public static var gType: GType { gsk_renderer_get_type() }
}

extension GdkClipboard: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_clipboard_get_type() }
}

extension GdkContentProvider: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_content_provider_get_type() }
}

extension GdkDrop: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_drop_get_type() }
}

extension GdkDrag: Object {
  /// See ``Object``.
  public static var gType: GType { gdk_drag_get_type() }
}

extension GtkApplication: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_application_get_type() }
}

extension GtkWindow: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_window_get_type() }
}

extension GtkApplicationWindow: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_application_window_get_type() }
}

extension GtkRoot: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_root_get_type() }
}

extension GtkNative: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_native_get_type() }
}

extension GtkWidget: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_widget_get_type() }
}

extension GtkSettings: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_settings_get_type() }
}

extension GtkBox: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_box_get_type() }
}

extension GtkGrid: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_grid_get_type() }
}

extension GtkOverlay: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_overlay_get_type() }
}

extension GtkPaned: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_paned_get_type() }
}

extension GtkRevealer: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_revealer_get_type() }
}

extension GtkStack: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_stack_get_type() }
}

extension GtkStackPage: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_stack_page_get_type() }
}

extension GtkStackSwitcher: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_stack_switcher_get_type() }
}

extension GtkScrolledWindow: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_scrolled_window_get_type() }
}

extension GtkViewport: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_viewport_get_type() }
}

extension GtkScrollable: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_scrollable_get_type() }
}

extension GtkSeparator: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_separator_get_type() }
}

extension GtkFrame: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_frame_get_type() }
}

extension GtkExpander: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_expander_get_type() }
}

extension GtkFixed: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_fixed_get_type() }
}

extension GtkHeaderBar: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_header_bar_get_type() }
}

extension GtkActionBar: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_action_bar_get_type() }
}

extension GtkCenterBox: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_center_box_get_type() }
}

extension GtkAspectFrame: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_aspect_frame_get_type() }
}

extension GtkNotebook: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_notebook_get_type() }
}

extension GtkOrientable: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_orientable_get_type() }
}

extension GtkLayoutManager: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_layout_manager_get_type() }
}

extension GtkBinLayout: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_bin_layout_get_type() }
}

extension GtkSizeGroup: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_size_group_get_type() }
}

extension GtkLabel: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_label_get_type() }
}

extension GtkImage: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_image_get_type() }
}

extension GtkPicture: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_picture_get_type() }
}

extension GtkSpinner: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_spinner_get_type() }
}

extension GtkProgressBar: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_progress_bar_get_type() }
}

extension GtkLevelBar: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_level_bar_get_type() }
}

extension GtkInfoBar: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_info_bar_get_type() }
}

extension GtkDrawingArea: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_drawing_area_get_type() }
}

extension GtkButton: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_button_get_type() }
}

extension GtkToggleButton: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_toggle_button_get_type() }
}

extension GtkCheckButton: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_check_button_get_type() }
}

extension GtkMenuButton: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_menu_button_get_type() }
}

extension GtkLinkButton: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_link_button_get_type() }
}

extension GtkSwitch: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_switch_get_type() }
}

extension GtkSpinButton: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_spin_button_get_type() }
}

extension GtkRange: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_range_get_type() }
}

extension GtkScale: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_scale_get_type() }
}

extension GtkAdjustment: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_adjustment_get_type() }
}

extension GtkDropDown: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_drop_down_get_type() }
}

extension GtkEditable: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_editable_get_type() }
}

extension GtkEntry: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_entry_get_type() }
}

extension GtkEntryBuffer: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_entry_buffer_get_type() }
}

extension GtkText: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_text_get_type() }
}

extension GtkSearchEntry: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_search_entry_get_type() }
}

extension GtkSearchBar: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_search_bar_get_type() }
}

extension GtkTextView: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_text_view_get_type() }
}

extension GtkTextBuffer: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_text_buffer_get_type() }
}

extension GtkTextTag: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_text_tag_get_type() }
}

extension GtkTextMark: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_text_mark_get_type() }
}

extension GtkColorButton: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_color_button_get_type() }
}

extension GtkColorChooser: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_color_chooser_get_type() }
}

extension GtkColorChooserWidget: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_color_chooser_widget_get_type() }
}

extension GtkColorChooserDialog: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_color_chooser_dialog_get_type() }
}

extension GtkFontButton: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_font_button_get_type() }
}

extension GtkFontChooser: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_font_chooser_get_type() }
}

extension GtkFontChooserWidget: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_font_chooser_widget_get_type() }
}

extension GtkFontChooserDialog: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_font_chooser_dialog_get_type() }
}

extension GtkEmojiChooser: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_emoji_chooser_get_type() }
}

extension GtkPopover: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_popover_get_type() }
}

extension GtkPopoverMenu: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_popover_menu_get_type() }
}

extension GtkDialog: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_dialog_get_type() }
}

extension GtkNativeDialog: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_native_dialog_get_type() }
}

extension GtkFileChooser: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_file_chooser_get_type() }
}

extension GtkFileChooserNative: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_file_chooser_native_get_type() }
}

extension GtkFileFilter: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_file_filter_get_type() }
}

extension GtkFilter: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_filter_get_type() }
}

extension GtkShortcutsWindow: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_shortcuts_window_get_type() }
}

extension GtkShortcutsSection: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_shortcuts_section_get_type() }
}

extension GtkShortcutsGroup: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_shortcuts_group_get_type() }
}

extension GtkShortcutsShortcut: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_shortcuts_shortcut_get_type() }
}

extension GtkPrintOperation: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_print_operation_get_type() }
}

extension GtkPrintContext: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_print_context_get_type() }
}

extension GtkPageSetup: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_page_setup_get_type() }
}

extension GtkPrintSettings: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_print_settings_get_type() }
}

extension GtkPrintOperationPreview: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_print_operation_preview_get_type() }
}

extension GtkListBox: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_list_box_get_type() }
}

extension GtkListBoxRow: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_list_box_row_get_type() }
}

extension GtkFlowBox: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_flow_box_get_type() }
}

extension GtkFlowBoxChild: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_flow_box_child_get_type() }
}

extension GtkListBase: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_list_base_get_type() }
}

extension GtkGridView: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_grid_view_get_type() }
}

extension GtkListView: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_list_view_get_type() }
}

extension GtkListItem: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_list_item_get_type() }
}

extension GtkListItemFactory: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_list_item_factory_get_type() }
}

extension GtkSignalListItemFactory: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_signal_list_item_factory_get_type() }
}

extension GtkBuilderListItemFactory: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_builder_list_item_factory_get_type() }
}

extension GtkStringList: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_string_list_get_type() }
}

extension GtkStringObject: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_string_object_get_type() }
}

extension GtkSelectionModel: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_selection_model_get_type() }
}

extension GtkSingleSelection: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_single_selection_get_type() }
}

extension GtkMultiSelection: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_multi_selection_get_type() }
}

extension GtkNoSelection: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_no_selection_get_type() }
}

extension GtkFilterListModel: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_filter_list_model_get_type() }
}

extension GtkCustomFilter: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_custom_filter_get_type() }
}

extension GtkSortListModel: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_sort_list_model_get_type() }
}

extension GtkSorter: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_sorter_get_type() }
}

extension GtkCustomSorter: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_custom_sorter_get_type() }
}

extension GtkEventController: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_event_controller_get_type() }
}

extension GtkEventControllerKey: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_event_controller_key_get_type() }
}

extension GtkEventControllerScroll: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_event_controller_scroll_get_type() }
}

extension GtkEventControllerMotion: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_event_controller_motion_get_type() }
}

extension GtkEventControllerFocus: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_event_controller_focus_get_type() }
}

extension GtkGesture: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_gesture_get_type() }
}

extension GtkGestureSingle: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_gesture_single_get_type() }
}

extension GtkGestureDrag: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_gesture_drag_get_type() }
}

extension GtkGestureClick: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_gesture_click_get_type() }
}

extension GtkGestureZoom: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_gesture_zoom_get_type() }
}

extension GtkGestureRotate: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_gesture_rotate_get_type() }
}

extension GtkGestureLongPress: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_gesture_long_press_get_type() }
}

extension GtkGestureSwipe: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_gesture_swipe_get_type() }
}

extension GtkGesturePan: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_gesture_pan_get_type() }
}

extension GtkDropTarget: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_drop_target_get_type() }
}

extension GtkDropTargetAsync: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_drop_target_async_get_type() }
}

extension GtkDragSource: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_drag_source_get_type() }
}

extension GtkDragIcon: Widget {
  /// See ``Object``.
  public static var gType: GType { gtk_drag_icon_get_type() }
}

extension GtkDropControllerMotion: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_drop_controller_motion_get_type() }
}

extension GtkShortcutController: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_shortcut_controller_get_type() }
}

extension GtkShortcut: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_shortcut_get_type() }
}

extension GtkShortcutTrigger: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_shortcut_trigger_get_type() }
}

extension GtkShortcutAction: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_shortcut_action_get_type() }
}

extension GtkKeyvalTrigger: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_keyval_trigger_get_type() }
}

extension GtkNamedAction: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_named_action_get_type() }
}

extension GtkCallbackAction: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_callback_action_get_type() }
}

extension GtkShortcutManager: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_shortcut_manager_get_type() }
}

extension GtkAccessible: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_accessible_get_type() }
}

extension GtkATContext: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_at_context_get_type() }
}

extension GtkBuilder: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_builder_get_type() }
}

extension GtkBuildable: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_buildable_get_type() }
}

extension GtkStyleProvider: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_style_provider_get_type() }
}

extension GtkCssProvider: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_css_provider_get_type() }
}

extension GtkStyleContext: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_style_context_get_type() }
}

extension GtkIconTheme: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_icon_theme_get_type() }
}

extension GtkIconPaintable: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_icon_paintable_get_type() }
}

extension GtkWidgetPaintable: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_widget_paintable_get_type() }
}

extension GtkTooltip: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_tooltip_get_type() }
}

extension GtkIMContext: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_im_context_get_type() }
}

extension GtkConstraintTarget: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_constraint_target_get_type() }
}

extension GtkActionable: Object {
  /// See ``Object``.
  public static var gType: GType { gtk_actionable_get_type() }
}

extension AdwApplication: Object {
  /// See ``Object``.
  public static var gType: GType { adw_application_get_type() }
}

extension AdwApplicationWindow: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_application_window_get_type() }
}

extension AdwWindow: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_window_get_type() }
}

extension AdwHeaderBar: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_header_bar_get_type() }
}

extension AdwWindowTitle: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_window_title_get_type() }
}

extension AdwLeaflet: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_leaflet_get_type() }
}

extension AdwLeafletPage: Object {
  /// See ``Object``.
  public static var gType: GType { adw_leaflet_page_get_type() }
}

extension AdwFlap: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_flap_get_type() }
}

extension AdwSqueezer: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_squeezer_get_type() }
}

extension AdwClamp: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_clamp_get_type() }
}

extension AdwClampScrollable: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_clamp_scrollable_get_type() }
}

extension AdwBin: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_bin_get_type() }
}

extension AdwStatusPage: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_status_page_get_type() }
}

extension AdwToastOverlay: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_toast_overlay_get_type() }
}

extension AdwToast: Object {
  /// See ``Object``.
  public static var gType: GType { adw_toast_get_type() }
}

extension AdwViewStack: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_view_stack_get_type() }
}

extension AdwViewStackPage: Object {
  /// See ``Object``.
  public static var gType: GType { adw_view_stack_page_get_type() }
}

extension AdwViewSwitcher: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_view_switcher_get_type() }
}

extension AdwViewSwitcherBar: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_view_switcher_bar_get_type() }
}

extension AdwViewSwitcherTitle: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_view_switcher_title_get_type() }
}

extension AdwSwipeable: Object {
  /// See ``Object``.
  public static var gType: GType { adw_swipeable_get_type() }
}

extension AdwMessageDialog: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_message_dialog_get_type() }
}

extension AdwAboutWindow: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_about_window_get_type() }
}

extension AdwPreferencesWindow: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_preferences_window_get_type() }
}

extension AdwPreferencesPage: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_preferences_page_get_type() }
}

extension AdwPreferencesGroup: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_preferences_group_get_type() }
}

extension AdwPreferencesRow: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_preferences_row_get_type() }
}

extension AdwActionRow: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_action_row_get_type() }
}

extension AdwComboRow: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_combo_row_get_type() }
}

extension AdwEntryRow: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_entry_row_get_type() }
}

extension AdwPasswordEntryRow: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_password_entry_row_get_type() }
}

extension AdwExpanderRow: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_expander_row_get_type() }
}

extension AdwButtonContent: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_button_content_get_type() }
}

extension AdwSplitButton: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_split_button_get_type() }
}

extension AdwStyleManager: Object {
  /// See ``Object``.
  public static var gType: GType { adw_style_manager_get_type() }
}

extension AdwAvatar: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_avatar_get_type() }
}

extension AdwCarousel: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_carousel_get_type() }
}

extension AdwTabView: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_tab_view_get_type() }
}

extension AdwTabBar: Widget {
  /// See ``Object``.
  public static var gType: GType { adw_tab_bar_get_type() }
}

extension AdwTabPage: Object {
  /// See ``Object``.
  public static var gType: GType { adw_tab_page_get_type() }
}

extension AdwAnimation: Object {
  /// See ``Object``.
  public static var gType: GType { adw_animation_get_type() }
}

extension AdwTimedAnimation: Object {
  /// See ``Object``.
  public static var gType: GType { adw_timed_animation_get_type() }
}

extension AdwAnimationTarget: Object {
  /// See ``Object``.
  public static var gType: GType { adw_animation_target_get_type() }
}

extension AdwCallbackAnimationTarget: Object {
  /// See ``Object``.
  public static var gType: GType { adw_callback_animation_target_get_type() }
}

extension AdwEnumListModel: Object {
  /// See ``Object``.
  public static var gType: GType { adw_enum_list_model_get_type() }
}

extension AdwEnumListItem: Object {
  /// See ``Object``.
  public static var gType: GType { adw_enum_list_item_get_type() }
}
