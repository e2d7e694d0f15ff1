/** Pack units of a SKU; a piece of its own is `each`. */
export const PACK_UNITS = ['inner', 'case', 'pallet'] as const;
/** In which units quantities are given. All of them are whole numbers of pieces. */
export const UNITS = ['each', ...PACK_UNITS] as const;
