/** Pack units of a SKU; a piece of its own is `each`. */
export const PACK_UNITS = ['inner', 'case', 'pallet'] as const;
/** In which units quantities are given. All of them are whole numbers of pieces. */
export const UNITS = ['each', ...PACK_UNITS] as const;

/** Most SKUs that a device keeps to be known without network, and most of them in one answer. */
export const KNOWN_MAX = 20_000;
export const KNOWN_PAGE_MAX = 2000;
/** Most lots of one SKU among them: those that came last. */
export const KNOWN_LOTS_MAX = 20;
/** Most SKUs that are named for a lot that several have. */
export const SCANNED_LOTS_MAX = 10;

/** Most SKUs that one request changes: on the embedded database everybody waits for it. */
export const SKUS_CHANGED_MAX = 100;

/** Columns that the list of SKUs can be sorted by. */
export const SKU_SORTS = ['code', 'name', 'family', 'weight'] as const;
/** The most places that a SKU has of its own. */
export const SKU_PLACES_MAX = 100;
