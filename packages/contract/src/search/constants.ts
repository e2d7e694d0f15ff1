export const SEARCH_TERM_MAX = 200;
