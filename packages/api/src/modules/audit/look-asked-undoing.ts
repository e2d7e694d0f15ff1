import type { Asked } from '../../platform/look';

/** How people ask to have something taken back. */
export const asked = {
  undoing: {
    pages: ['/audit'],
    en: {
      sentences: [
        '(?:undo|revert|reverse)(?: (?:that|this|it|everything|what i did))?(?: again)?',
        '(?:undo|revert|reverse) (?:the|my) (?:last|latest|previous) (?:change|changes|action|step)',
        '(?:take|put|change|turn) (?:that|this|it) back(?: again)?',
        'how (?:do|can) i (?:undo|revert|reverse|take back) (?:that|this|it|something|a change|the last change|my last change)',
      ],
      examples: [],
    },
    de: {
      sentences: [
        '(?:mache?|machen sie|machst du) (?:das|es|dies|die letzte änderung|meine letzte änderung)(?: bitte)?(?: wieder)? rückgängig',
        '(?:das|es|dies|die letzte änderung|meine letzte änderung)(?: bitte)?(?: wieder)? (?:rückgängig machen|zurücknehmen)',
        '(?:nimm|nehmen sie) (?:das|es|dies|die letzte änderung)(?: bitte)?(?: wieder)? zurück',
        'wie (?:mache|kann|nehme) ich (?:das|etwas|eine änderung|die letzte änderung) (?:rückgängig(?: machen)?|zurück(?:nehmen)?)',
        'rückgängig(?: machen)?',
      ],
      examples: [],
    },
  },
} satisfies Record<string, Asked>;
