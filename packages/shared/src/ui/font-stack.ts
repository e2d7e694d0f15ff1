/** Fonts of all text but code. */
export const fontStack =
  "'Segoe UI Variable Text', 'Segoe UI Variable', Inter, 'Segoe UI', system-ui, -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue', sans-serif";
