/** A label of ordinary size over a large field, whose own would outweigh the form's title. */
export const label = (text: string) => ({ children: text, size: 'medium', weight: 'semibold' }) as const;
