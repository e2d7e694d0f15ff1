import { getShadowDOMAPI } from 'tabster';

/**
 * Fluent keeps focus inside an open dialog, and moves it by arrow keys, with tabster, which looks into shadow roots only
 * if the page has put this here before the first remote is drawn.
 */
const page = globalThis as { __tabsterShadowDOMAPI?: ReturnType<typeof getShadowDOMAPI> };
page.__tabsterShadowDOMAPI ??= getShadowDOMAPI();
