const NAME = /^[a-z][a-z0-9-]{0,31}$/;
/** Names that mean another way to get a version. */
const TAKEN = ['stable', 'live', 'canary', 'pinned'];

/** What is wrong with a channel's name; null: nothing. */
export function channelFault(name: string): string | null {
  if (TAKEN.includes(name)) return `“${name}” means something else here: choose another name`;
  return NAME.test(name) ? null : 'Small letters, digits and dashes, as in beta';
}
