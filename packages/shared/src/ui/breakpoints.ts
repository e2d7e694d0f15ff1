/** Widths of the window in CSS pixels at which layouts change. Plain numbers, for code that is not about styles. */
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;
