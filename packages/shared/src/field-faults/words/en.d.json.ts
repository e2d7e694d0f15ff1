// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'field-fault.bad_characters' | 'field-fault.bad_cursor' | 'field-fault.bad_key' | 'field-fault.body_required'
    | 'field-fault.build_name_differs' | 'field-fault.canary_of_release_channel' | 'field-fault.cell_formula'
    | 'field-fault.cell_has_stock' | 'field-fault.cell_not_whole' | 'field-fault.cell_not_yes_no'
    | 'field-fault.cell_quote_open' | 'field-fault.code_taken' | 'field-fault.count_over' | 'field-fault.empty'
    | 'field-fault.file_bomb' | 'field-fault.file_damaged' | 'field-fault.file_empty' | 'field-fault.file_encrypted'
    | 'field-fault.file_layout_changing' | 'field-fault.file_not_spreadsheet' | 'field-fault.file_not_text'
    | 'field-fault.file_not_uploaded' | 'field-fault.file_old_or_encrypted' | 'field-fault.file_quote_open'
    | 'field-fault.file_too_large' | 'field-fault.filter_text_missing' | 'field-fault.import_failed'
    | 'field-fault.invalid' | 'field-fault.key_used' | 'field-fault.lies_somewhere' | 'field-fault.list_given_up'
    | 'field-fault.live_already' | 'field-fault.lot_not_picked' | 'field-fault.malformed' | 'field-fault.missing'
    | 'field-fault.move_stale' | 'field-fault.name_not_unicode' | 'field-fault.name_taken' | 'field-fault.name_with_nul'
    | 'field-fault.needed_to_trust' | 'field-fault.needs_invitation' | 'field-fault.no_body'
    | 'field-fault.not_a_member' | 'field-fault.not_a_phone_number' | 'field-fault.not_allowed'
    | 'field-fault.not_an_email' | 'field-fault.not_an_option' | 'field-fault.not_for_invitation'
    | 'field-fault.not_its_name' | 'field-fault.not_of_key' | 'field-fault.not_unicode' | 'field-fault.nothing_changed'
    | 'field-fault.nothing_given' | 'field-fault.nothing_live' | 'field-fault.nul' | 'field-fault.of_other_warehouse'
    | 'field-fault.origin_not_of_key' | 'field-fault.outside_layout' | 'field-fault.overlaps'
    | 'field-fault.owner_of_new_company' | 'field-fault.password_common' | 'field-fault.pattern_part'
    | 'field-fault.picture_kind' | 'field-fault.plan_failed' | 'field-fault.plan_no_aisles' | 'field-fault.plan_no_grid'
    | 'field-fault.plan_no_orders' | 'field-fault.plan_no_stock' | 'field-fault.plan_no_way_back'
    | 'field-fault.plan_one_way' | 'field-fault.private_address' | 'field-fault.put_nowhere'
    | 'field-fault.release_channel_of_everybody' | 'field-fault.required' | 'field-fault.returned_only'
    | 'field-fault.route_home' | 'field-fault.same_place' | 'field-fault.screens_not_checked' | 'field-fault.still_used'
    | 'field-fault.stop_done_already' | 'field-fault.too_many_pieces' | 'field-fault.twice' | 'field-fault.undo_of_undo'
    | 'field-fault.undone_already' | 'field-fault.unknown' | 'field-fault.unknown_field'
    | 'field-fault.version_or_release_channel' | 'field-fault.worker_elsewhere',
    {}
  > & {
    'field-fault.archived': { sku: 'text' };
    'field-fault.bad_file_name': { file: 'text' };
    'field-fault.barcode_taken': { sku: 'text' };
    'field-fault.cell_ambiguous_date': { text: 'text' };
    'field-fault.cell_ambiguous_number': { text: 'text' };
    'field-fault.cell_barcode_taken': { code: 'text'; sku: 'text' };
    'field-fault.cell_below': { other: 'text' };
    'field-fault.cell_below_reserved': { reserved: 'text' };
    'field-fault.cell_code_taken': { code: 'text'; sku: 'text' };
    'field-fault.cell_differs': { value: 'text' };
    'field-fault.cell_elsewhere': { code: 'text' };
    'field-fault.cell_error': { text: 'text' };
    'field-fault.cell_in_future': { text: 'text' };
    'field-fault.cell_moved': { now: 'text'; shown: 'text' };
    'field-fault.cell_no_such_date': { text: 'text' };
    'field-fault.cell_not_a_date': { text: 'text' };
    'field-fault.cell_not_a_number': { text: 'text' };
    'field-fault.cell_not_an_option': { options: 'text' };
    'field-fault.cell_order_known': { code: 'text' };
    'field-fault.cell_order_open': { code: 'text' };
    'field-fault.cell_other_mark': { mark: 'text'; text: 'text' };
    'field-fault.cell_quote_open_cut': { max: 'number' };
    'field-fault.cell_spot_taken': { location: 'text' };
    'field-fault.cell_too_fine': { unit: 'text' };
    'field-fault.cell_twice': { row: 'text' };
    'field-fault.cell_unknown': { code: 'text' };
    'field-fault.cell_unknown_unit': { known: 'text'; unit: 'text' };
    'field-fault.cells_beyond': { cells: 'text'; columns: 'text' };
    'field-fault.claim_taken': { name: 'text'; owner: 'text' };
    'field-fault.column_beyond': { column: 'text' };
    'field-fault.column_missing': { name: 'text' };
    'field-fault.column_twice': { name: 'text' };
    'field-fault.column_unknown': { name: 'text' };
    'field-fault.contents_differ': { version: 'text' };
    'field-fault.count_canceled': { location: 'text' };
    'field-fault.count_done': { location: 'text' };
    'field-fault.count_to_approve': { location: 'text' };
    'field-fault.count_to_count': { location: 'text' };
    'field-fault.entry_of_unknown_file': { entry: 'text'; file: 'text' };
    'field-fault.entry_without_app': { file: 'text' };
    'field-fault.file_added': { at: 'text' };
    'field-fault.file_cell_too_long': { max: 'number'; row: 'text' };
    'field-fault.file_differs_by_case': { file: 'text' };
    'field-fault.file_hash_differs': { hash: 'text' };
    'field-fault.file_incomplete': { parts: 'text' };
    'field-fault.file_no_header': { row: 'text' };
    'field-fault.file_no_sheet': { sheet: 'text' };
    'field-fault.file_not_json': { file: 'text' };
    'field-fault.file_part_missing': { part: 'text' };
    'field-fault.file_part_size': { bytes: 'text' };
    'field-fault.file_quote_open_at': { column: 'number'; row: 'number' };
    'field-fault.file_row_too_long': { max: 'number' };
    'field-fault.file_row_too_long_at': { column: 'number'; max: 'number'; row: 'number' };
    'field-fault.file_too_many_columns': { max: 'number'; row: 'text' };
    'field-fault.file_too_many_refusals': { max: 'number' };
    'field-fault.file_too_many_rows': { max: 'number' };
    'field-fault.file_without_hash': { file: 'text' };
    'field-fault.filter_key_unknown': { key: 'text'; keys: 'text' };
    'field-fault.filter_not_a_channel': { channels: 'text'; text: 'text' };
    'field-fault.filter_not_a_day': { text: 'text' };
    'field-fault.filter_too_long': { length: 'text'; max: 'text' };
    'field-fault.filter_value_missing': { key: 'text' };
    'field-fault.first_screen_size': { max: 'number'; size: 'text' };
    'field-fault.first_screen_unpacked': { max: 'number'; size: 'text' };
    'field-fault.goes_back_itself': { releaseChannel: 'text' };
    'field-fault.layout_too_large': { count: 'text'; max: 'text' };
    'field-fault.levels_order': { other: 'text' };
    'field-fault.live_is_newer': { live: 'text' };
    'field-fault.live_is_newer_than': { live: 'text'; version: 'text' };
    'field-fault.looks_like': { name: 'text' };
    'field-fault.lot_expired': { day: 'text' };
    'field-fault.lot_known_otherwise': { day: 'text' };
    'field-fault.lot_not_tracked': { sku: 'text' };
    'field-fault.lot_required': { sku: 'text' };
    'field-fault.manifest_permission': { permission: 'text' };
    'field-fault.manifest_scope': { scope: 'text' };
    'field-fault.manifest_shape': { at: 'text'; detail: 'text' };
    'field-fault.manifest_size': { max: 'text'; size: 'text' };
    'field-fault.manifest_twice': { at: 'text'; name: 'text' };
    'field-fault.manifest_unshown': { at: 'text'; name: 'text' };
    'field-fault.measure_too_large': { limit: 'text'; unit: 'text' };
    'field-fault.measure_too_small': { limit: 'text'; unit: 'text' };
    'field-fault.mixed_letters': { word: 'text' };
    'field-fault.more_than_wanted': { wanted: 'text' };
    'field-fault.navigation_elsewhere': { href: 'text' };
    'field-fault.navigation_mixed_letters': { label: 'text'; word: 'text' };
    'field-fault.navigation_namesake': { label: 'text'; owner: 'text' };
    'field-fault.navigation_taken': { href: 'text'; owner: 'text' };
    'field-fault.nested_too_deep': { max: 'number' };
    'field-fault.no_canary': { remote: 'text' };
    'field-fault.no_such_build': { build: 'text'; remote: 'text' };
    'field-fault.no_such_remote': { remote: 'text' };
    'field-fault.no_such_tenant': { tenant: 'text' };
    'field-fault.no_such_tenant_but': { similar: 'text'; tenant: 'text' };
    'field-fault.no_such_version': { remote: 'text'; version: 'text'; versions: 'text' };
    'field-fault.nobody_else_grants': { permissions: 'text' };
    'field-fault.nobody_else_holds': { permissions: 'text' };
    'field-fault.nobody_else_holds_everywhere': { permissions: 'text' };
    'field-fault.not_all': { wanted: 'text' };
    'field-fault.not_an_origin': { example: 'text'; origin: 'text' };
    'field-fault.not_both': { other: 'text' };
    'field-fault.not_embeddable': { remote: 'text' };
    'field-fault.not_enough': { free: 'text'; location: 'text' };
    'field-fault.not_enough_anywhere': { free: 'text' };
    'field-fault.not_expected': { sku: 'text' };
    'field-fault.not_held': { permissions: 'text' };
    'field-fault.not_pinned': { remote: 'text'; tenant: 'text' };
    'field-fault.nothing_released': { releaseChannel: 'text'; remote: 'text' };
    'field-fault.nothing_to_promote': { remote: 'text' };
    'field-fault.occupied': { locations: 'text' };
    'field-fault.one_of_two': { other: 'text' };
    'field-fault.order_canceled': { code: 'text' };
    'field-fault.order_not_open': { code: 'text' };
    'field-fault.origin_of_anybody': { origin: 'text' };
    'field-fault.origin_of_many': { origin: 'text' };
    'field-fault.origin_without_tls': { origin: 'text' };
    'field-fault.over_expected': { expected: 'text'; most: 'text'; received: 'text' };
    'field-fault.password_long': { max: 'number' };
    'field-fault.password_short': { min: 'number' };
    'field-fault.pattern_digits': { max: 'text'; part: 'text' };
    'field-fault.pattern_position': { count: 'text' };
    'field-fault.picture_pixels': { max: 'number' };
    'field-fault.plan_few_orders': { count: 'text'; min: 'number' };
    'field-fault.plan_long_history': { max: 'number' };
    'field-fault.platform_not_offered': { offered: 'text'; range: 'text' };
    'field-fault.platform_range': { range: 'text' };
    'field-fault.promotes_released': { releaseChannel: 'text' };
    'field-fault.put_being_removed': { location: 'text' };
    'field-fault.put_blocked': { location: 'text' };
    'field-fault.put_condition': { location: 'text' };
    'field-fault.put_empty_only': { location: 'text' };
    'field-fault.put_instead': { location: 'text' };
    'field-fault.put_max_pieces': { location: 'text'; max: 'text' };
    'field-fault.put_max_volume': { location: 'text'; max: 'text' };
    'field-fault.put_max_weight': { location: 'text'; max: 'text' };
    'field-fault.put_same_lot': { location: 'text' };
    'field-fault.put_same_sku': { location: 'text' };
    'field-fault.put_volume_missing': { location: 'text'; sku: 'text' };
    'field-fault.put_weight_missing': { location: 'text'; sku: 'text' };
    'field-fault.range_too_long': { max: 'text' };
    'field-fault.release_channel_reserved': { releaseChannel: 'text' };
    'field-fault.route_above': { other: 'text'; owner: 'text'; path: 'text' };
    'field-fault.route_below': { other: 'text'; owner: 'text'; path: 'text' };
    'field-fault.route_reserved': { path: 'text'; reserved: 'text' };
    'field-fault.route_taken': { owner: 'text'; path: 'text' };
    'field-fault.route_twice': { path: 'text' };
    'field-fault.screen_not_checked': { path: 'text' };
    'field-fault.screen_violation': { element: 'text'; help: 'text'; path: 'text'; rule: 'text' };
    'field-fault.serial_known': { serial: 'text' };
    'field-fault.serial_not_there': { serial: 'text' };
    'field-fault.serials_needed': { sku: 'text' };
    'field-fault.serials_not_tracked': { sku: 'text' };
    'field-fault.share_of_release_channel': { releaseChannel: 'text' };
    'field-fault.shell_contract_broken': { why: 'text' };
    'field-fault.sku_levels_order': { sku: 'text' };
    'field-fault.stop_done': { name: 'text' };
    'field-fault.tenant_of_many': { ids: 'text'; tenant: 'text' };
    'field-fault.too_few': { min: 'number' };
    'field-fault.too_large': { max: 'number' };
    'field-fault.too_long': { max: 'number' };
    'field-fault.too_many': { max: 'number' };
    'field-fault.too_many_in_all': { max: 'number' };
    'field-fault.too_many_in_place': { location: 'text'; max: 'number'; sku: 'text' };
    'field-fault.too_short': { min: 'number' };
    'field-fault.too_small': { min: 'number' };
    'field-fault.topic_dropped': { other: 'text'; topic: 'text' };
    'field-fault.topic_heard_otherwise': { mismatch: 'text'; other: 'text'; topic: 'text' };
    'field-fault.topic_of_shell': { topic: 'text' };
    'field-fault.topic_private': { owner: 'text'; topic: 'text' };
    'field-fault.topic_schema': { at: 'text'; topic: 'text' };
    'field-fault.topic_sent_otherwise': { mismatch: 'text'; other: 'text'; topic: 'text' };
    'field-fault.topic_unpublished': { topic: 'text' };
    'field-fault.topic_without_schema': { topic: 'text' };
    'field-fault.undone_there': { source: 'text' };
    'field-fault.unit_unknown': { sku: 'text'; unit: 'text' };
    'field-fault.unknown_permission': { id: 'text' };
    'field-fault.unknown_role': { id: 'text' };
    'field-fault.unknown_user': { id: 'text' };
    'field-fault.version_announced': { remote: 'text'; version: 'text' };
    'field-fault.worker_lacks': { permissions: 'text' };
    'field-fault.wrong_type': { type: 'text' };
  }
>;
export default catalogue;
