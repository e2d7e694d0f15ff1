/**
 * What can be wrong with one field of a request: a code, and its reason on the wire, in English. `{name}` stands for a
 * parameter. Screens say a fault from its code and its parameters. Plain data, safe in a browser.
 */
export const FIELD_FAULTS = {
  // The shape of a request.
  required: 'is required',
  unknown_field: 'is not a known field',
  body_required: 'a body is required',
  no_body: 'this address takes no body',
  wrong_type: 'must be {type}',
  too_short: 'must not have fewer than {min} characters',
  too_long: 'must not have more than {max} characters',
  too_small: 'must be >= {min}',
  too_large: 'must be <= {max}',
  too_few: 'must not have fewer than {min} items',
  too_many: 'must not be more than {max}',
  malformed: 'does not have the right form',
  not_an_option: 'is not one of the allowed values',
  invalid: 'is not valid',
  nul: 'must not contain the character NUL',
  not_unicode: 'must be valid Unicode',
  name_with_nul: 'has a field whose name must not contain the character NUL',
  name_not_unicode: 'has a field whose name must be valid Unicode',
  nested_too_deep: 'must not be nested deeper than {max} levels',
  not_allowed: 'is not allowed',
  bad_key: 'must be 1 to 128 visible ASCII characters',
  range_too_long: 'must not be more than {max} days before the last day',
  bad_cursor: 'is not a cursor of this list',
  // What people enter.
  empty: 'must not be empty',
  missing: 'must be given',
  bad_characters: 'contains characters that cannot be used',
  not_an_email: 'Please enter a valid email address',
  not_a_phone_number: 'must be a phone number',
  password_short: 'must be at least {min} characters long',
  password_long: 'must be at most {max} characters long',
  password_common: 'is too common',
  name_taken: 'is already in use',
  nothing_changed: 'or description must be given',
  one_of_two: 'either it or {other} is needed',
  not_both: 'must be left out when {other} is given',
  needs_invitation: 'needs an invitation',
  not_for_invitation: 'does not apply to this invitation',
  owner_of_new_company: 'does not apply: the invitee becomes Owner of the new company',
  unknown_permission: 'there is no permission {id}',
  unknown_user: 'there is no user {id}',
  unknown_role: 'there is no role {id}',
  unknown: 'does not exist',
  not_held: 'you do not hold {permissions}',
  nobody_else_holds: 'nobody else holds {permissions}',
  // Places and what lies in them.
  code_taken: 'is already in use, whatever its case and blanks',
  barcode_taken: 'belongs to {sku}',
  twice: 'stands there twice',
  of_other_warehouse: 'is not in this warehouse',
  unit_unknown: '{sku} has no unit {unit}',
  too_many_pieces: 'comes to more pieces than can be counted',
  archived: '{sku} is archived',
  not_enough: '{location} has {free} free',
  not_enough_anywhere: '{free} are free',
  same_place: 'is where it lies already',
  lot_required: '{sku} is tracked by lot: say which',
  lot_not_tracked: '{sku} is not tracked by lot',
  lot_known_otherwise: 'the lot is known to expire on {day}',
  undone_already: 'was undone before',
  undo_of_undo: 'is an undoing itself: do it again instead',
  undone_there: 'belongs to an {source}: change it there',
  still_used: 'is the type of places',
  occupied: 'something lies in {locations}',
  levels_order: 'must not be more than {other}',
  lies_somewhere: 'must stay as it is while any of it is in stock',
  put_blocked: '{location} is blocked',
  put_being_removed: '{location} is being removed',
  put_empty_only: '{location} takes nothing while something lies there',
  put_same_sku: '{location} holds another SKU, and takes one only',
  put_same_lot: '{location} holds another SKU or lot, and takes one only',
  put_condition: '{location} is for goods of another condition',
  put_max_pieces: '{location} takes {max} pieces',
  put_max_weight: '{location} takes {max} g',
  put_max_volume: '{location} takes {max} mm³',
  put_weight_missing: '{location} has a limit of weight, and nobody has weighed {sku}',
  put_volume_missing: '{location} has a limit of volume, and nobody has measured {sku}',
  put_instead: '{location} would take it',
  put_nowhere: 'no place of this warehouse would take it',
  pattern_part: 'must name aisle, bay, level and position, in this order',
  pattern_digits: '{part} goes up to {max}, which needs more digits or letters',
  layout_too_large: 'makes {count} places, of {max} at most',
  outside_layout: 'is outside of the layout',
  overlaps: 'overlaps another',
  // Embedding.
  not_embeddable: '{remote} is not a remote that can be embedded',
  not_of_key: 'is not one that this key may embed',
  origin_not_of_key: 'is not among the allowed origins of this key',
  not_an_origin: '{origin} is not an origin like {example}',
  origin_of_many: '{origin} is not one place: name each origin',
  origin_of_anybody: "{origin} is everybody's own machine",
  origin_without_tls: '{origin} must use https',
  not_a_member: 'is not a member of this company or WMS',
  // Releasing remotes.
  nothing_live: 'nothing is live yet: release the first version to everybody',
  live_already: 'is what everybody gets already',
  live_is_newer: 'everybody gets {live}, which is newer: no follower would get it',
  live_is_newer_than: 'everybody gets {live}, which is newer than its {version}',
  nothing_released: 'nothing of {remote} is released into {channel}',
  canary_of_channel: 'a canary is of what everybody gets: leave it out',
  share_of_channel: 'a canary is of what everybody gets: leave out the share, or the channel {channel}',
  promotes_released: 'leave it out: what is released into {channel} is promoted',
  goes_back_itself: 'leave it out: {channel} goes back to what it had before',
  version_or_channel: 'give a version or a channel, one of both',
  channel_of_everybody: 'is what everybody gets: unpin the tenant',
  channel_reserved: '"{channel}" is no name for a channel: it means something else here',
  no_such_build: '{remote} has no build {build}',
  contents_differ: '{version} was given out with other contents',
  bad_file_name: "{file} is not a file's name",
  file_differs_by_case: 'another file differs from {file} by case only',
  file_without_hash: '{file} has no integrity hash',
  build_name_differs: 'is not the name that these contents have',
  file_not_uploaded: 'was not uploaded',
  file_hash_differs: 'is not {hash}',
  file_not_json: '{file} is not JSON',
  entry_without_app: '{file} names no remote entry or exposes no ./app',
  entry_of_unknown_file: '{entry} names {file}, which is not a file of the build',
  // What speaks against serving a version.
  shell_contract_broken: 'it broke the contract with the shell that is served: {why}',
  manifest_invalid: '{detail}',
  manifest_permission: 'the permission "{permission}" does not exist',
  manifest_scope: 'the scope "{scope}" stands for no permission',
  platform_range: '"{range}" is not a range of versions',
  platform_not_offered: 'it needs platform {range}, and pages offer {offered}',
  screens_not_checked: 'its screens were not checked: npm run remote -- publish checks them in a browser',
  screen_not_checked: '{path} was not checked',
  screen_violation: '{rule} at {path}: {element} ({help})',
  first_screen_size: 'its first screen is {size} kB gzip, of {max} kB allowed',
  first_screen_unpacked: 'its first screen is {size} kB unpacked, of {max} kB allowed',
  route_home: '/ is where the shell sends people home',
  route_reserved: '{path} is never asked for: the server answers {reserved}',
  route_taken: '{path} belongs to {owner}',
  route_below: '{path} is below {other}, which belongs to {owner}',
  route_above: '{other}, which belongs to {owner}, is below {path}',
  route_twice: '{path} stands there twice',
  navigation_taken: '{href} is already in the navigation, by {owner}',
  navigation_namesake: '"{label}" is already in the navigation, by {owner}',
  navigation_elsewhere: '{href} is not below one of its own routes',
  topic_dropped: 'it no longer publishes "{topic}", which {other} hears',
  topic_without_schema: '"{topic}" has no schema: name in events.schemas what it carries',
  topic_private: '"{topic}" is for {owner} alone',
  topic_of_shell: '"{topic}" is published by the shell alone',
  topic_unpublished: 'it hears "{topic}", which nobody publishes',
  topic_sent_otherwise: '"{topic}" {mismatch} ({other} hears it)',
  topic_heard_otherwise: '"{topic}" {mismatch} ({other} publishes it)',
} as const satisfies Record<string, string>;

/** The `code` of every fault of a field. */
export type FieldFaultCode = keyof typeof FIELD_FAULTS;

/** A list is written with commas. */
export type FieldFaultParam = string | number | readonly string[];

type Named<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
export type FieldFaultParams<Code extends FieldFaultCode> = Record<Named<(typeof FIELD_FAULTS)[Code]>, FieldFaultParam>;

/** What the wire says of one field. The parameters may be left out where the code has none. */
export type FieldFaultArguments<Code extends FieldFaultCode> = keyof FieldFaultParams<Code> extends never
  ? []
  : [FieldFaultParams<Code>];

export const isFieldFaultCode = (code: string): code is FieldFaultCode => Object.hasOwn(FIELD_FAULTS, code);

/** The reason of a fault in English, as the wire says it. */
export function reasonOf<Code extends FieldFaultCode>(code: Code, ...[params]: FieldFaultArguments<Code>): string {
  const given: Readonly<Record<string, FieldFaultParam>> = params ?? {};
  return FIELD_FAULTS[code].replace(/\{(\w+)\}/g, (_, name: string) => [given[name] ?? ''].flat().join(', '));
}
