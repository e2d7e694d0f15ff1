/** @returns a number as people type it, with a point or a comma before its fraction; NaN for an empty field and for anything else */
export const typedNumber = (text: string): number => (text.trim() === '' ? NaN : Number(text.trim().replace(',', '.')));
