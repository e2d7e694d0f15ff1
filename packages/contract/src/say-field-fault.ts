import type { Language } from './constants';
import { isFieldFaultCode, type FieldFaultParam } from './field-faults';
import { FIELD_FAULT_WORDS } from './generated/field-fault-words';

const WORDS: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = FIELD_FAULT_WORDS;

/** Fault of a field as it is on the wire. */
interface Said {
  code?: string;
  params?: Readonly<Record<string, FieldFaultParam>>;
  reason: string;
}

/**
 * Says a fault for people who read it elsewhere than on a screen, such as in a file. English stays as the wire says it. A code of
 * another version is said in English as well.
 */
export function sayFieldFault(language: Language, { code, params = {}, reason }: Said): string {
  const text = code === undefined || !isFieldFaultCode(code) ? undefined : WORDS[language]?.[code];
  if (text === undefined) return reason;
  const write = (name: string, isNumber: boolean) => {
    const value = params[name] ?? '';
    if (isNumber && typeof value === 'number') return new Intl.NumberFormat(language).format(value);
    return [value].flat().join(', ');
  };
  return text.replace(/\{(\w+)(, number)?\}/g, (_, name: string, number?: string) => write(name, number !== undefined));
}
