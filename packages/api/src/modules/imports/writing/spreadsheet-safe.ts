/** Text that a spreadsheet takes for a formula when it opens a text file; those of East Asia read wide and small signs alike. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/;

/** A number below zero: no spreadsheet finds anything to execute in it, and people correct its digits. */
const NEGATIVE = /^-\d[\d.,]*$/;

/** A text that no spreadsheet executes: with the apostrophe that marks a text there. */
export const guarded = (text: string): string => (FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text);

/** Takes back what `guarded` has added. */
export const unguarded = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);
