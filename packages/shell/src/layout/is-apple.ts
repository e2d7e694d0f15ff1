/** Where shortcuts are made with ⌘ in the place of Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
