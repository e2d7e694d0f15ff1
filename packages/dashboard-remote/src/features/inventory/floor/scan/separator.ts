import type { KeyboardEvent } from 'react';
import { FNC1 } from '../../gs1/write';

/** Whether a key is the separator of GS1 data, which a scanner types as Control and a closing bracket. */
export const isSeparator = ({ key, code, ctrlKey }: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey'>): boolean =>
  key === FNC1 || (ctrlKey && (key === ']' || code === 'BracketRight'));

/** Puts a value into a field in a way that the field's owner hears of. */
export function fill(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** For a field that is scanned into: it keeps the separator, which browsers take for a shortcut. */
export const SEPARATED = {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isSeparator(event)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    fill(event.currentTarget, value.slice(0, from) + FNC1 + value.slice(to));
  },
};
