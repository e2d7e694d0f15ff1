/** Codes that differ by case and blanks only are the same code. */
export const codeKey = (code: string): string => code.replace(/\s+/g, '').toLowerCase();
