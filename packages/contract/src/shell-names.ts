/** Names that are the shell's own: no remote may claim them, as it may claim none of another remote. */

/** Addresses that the shell answers itself. */
export const SHELL_PATHS = ['/search', '/notifications'] as const;
/** Places in pages of remotes that the shell fills itself: the part of an extension point after the remote's id. */
export const SHELL_PLACES = ['notifications', 'notification-choices'] as const;
/** The shell's entries in the profile menu, in all languages, as its catalogues say them. */
export const SHELL_MENU = [
  ...['Theme', 'Density', 'Language', 'Keyboard shortcuts', 'Developer tools', 'Log Out'],
  ...['Design', 'Dichte', 'Sprache', 'Tastenkürzel', 'Entwicklerwerkzeuge', 'Abmelden'],
] as const;
