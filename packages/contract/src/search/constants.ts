export const SEARCH_TERM_MAX = 200;
/** Records of one kind that one search answers at most. */
export const SEARCH_FOUND_MAX = 50;

/**
 * Degree to which a record matches a term: its code or name is the term; begins with it; has words that do; contains
 * it; resembles it.
 */
export const SEARCH_RANKS = { exact: 0, start: 1, words: 2, within: 3, near: 4 } as const;
