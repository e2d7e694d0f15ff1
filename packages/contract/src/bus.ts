/**
 * Topics of the page's event bus that the shell itself publishes; every other topic is published by the remote whose
 * manifest names it. Plain data, safe in a browser.
 */
export const SHELL_TOPICS = [
  'theme:changed',
  'viewport:changed',
  'search:changed',
  'session:changed',
  'live:state',
  'navigation:changed',
] as const;

/** Topics that the shell listens to: what any remote may ask of it. */
export const SHELL_HEARS = ['shell:open'] as const;
