/** Records of one kind that a search answers. */
export const SEARCH_RECORDS_MAX = 6;
export const SEARCH_TERM_MAX = 200;
