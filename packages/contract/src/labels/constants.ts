/** Kinds of things that have labels. A label of a SKU is of one of its pack units. */
export const LABEL_KINDS = ['location', 'sku', 'lot'] as const;
/** Encodings of a label's text for scanners. */
export const SYMBOLOGIES = ['code128', 'qr', 'gs1_128', 'gs1_datamatrix'] as const;
/** Through what labels are printed: the browser's print dialog, or a file for a label printer. */
export const LABEL_MEDIA = ['sheet', 'zpl'] as const;
/** The most records whose labels are read at once. */
export const LABELS_READ_MAX = 500;
/** The most labels of one print, each counted once however many copies there are. */
export const LABELS_PRINT_MAX = 4000;
/** The most copies of each label of one print. */
export const LABEL_COPIES_MAX = 50;
