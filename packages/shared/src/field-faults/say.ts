import type { FieldFaultCode, FieldFaultParam } from '@slotwise/contract/field-faults';
import type { ReceivedFault } from '../http/errors';
import { formatsOf } from '../words/formats';
import { permissionWordsOf } from '../words/permission-words';
import { sharedWords } from '../words/shared-words';
import { fieldFaultWords } from './words';
import en from './words/en.json';

/** The page's own sentences tell: those of the contract would come beside them. */
const isKnown = (code: string): code is FieldFaultCode => Object.hasOwn(en.messages, `field-fault.${code}`);

/** A measure is written with its unit; who knows the company's units has put it in those before, as text. */
function measured(code: string, name: string, param: FieldFaultParam, locale: string): FieldFaultParam {
  if (typeof param !== 'number' || name !== 'max') return param;
  if (code === 'put_max_weight') return formatsOf(locale).number(param, { style: 'unit', unit: 'gram' });
  return code === 'put_max_volume' ? `${formatsOf(locale).number(param)}\u00a0mm³` : param;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A day or a moment is written as the page's language has it; what a cell of a file has stays as it stands there. */
function dated(name: string, param: FieldFaultParam, locale: string): FieldFaultParam {
  if (typeof param !== 'string') return param;
  const { date } = formatsOf(locale);
  if (name === 'day' && DAY.test(param)) return date(`${param}T00:00:00`, { dateStyle: 'medium' });
  if (name === 'at' && INSTANT.test(param)) return date(param, { dateStyle: 'medium', timeStyle: 'short' });
  return param;
}

/** Fetches the words for a locale; they are English if that fails. */
export const loadWords = (locale: string): Promise<void> => fieldFaultWords.loadWords(locale);

/**
 * Writes what is wrong with a field, by its code and parameters; undefined for a code that this page does not know.
 * @param locale of the page, whose words were loaded
 */
export function sayKnownFault(locale: string, { code, params }: ReceivedFault): string | undefined {
  if (code === undefined || !isKnown(code)) return undefined;
  const { quoted } = permissionWordsOf(sharedWords.wordsIn(locale));
  const write = (name: string, param: FieldFaultParam) =>
    typeof param === 'object'
      ? formatsOf(locale).list(name === 'permissions' ? param.map(quoted) : param, { type: 'unit' })
      : param;
  const values = Object.fromEntries(
    Object.entries(params ?? {}).map(([name, param]) => [
      name,
      write(name, dated(name, measured(code, name, param, locale), locale)),
    ]),
  );
  const words = fieldFaultWords.wordsIn(locale);
  // The contract ties parameters to codes, and a test the messages to both.
  return words.say({ id: `field-fault.${code}`, values } as Parameters<typeof words.say>[0]);
}
