/** Bytes of the largest picture that is taken, and its largest number of pixels: more would take too much memory to read. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 25_000_000;
/** Pictures are kept as squares with sides of so many pixels. */
export const PICTURE_SIDE = 256;
