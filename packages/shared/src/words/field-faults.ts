import type { FieldFaultCode, FieldFaultParam } from '@slotwise/contract/field-faults';
import type { ReceivedFault } from '../http/errors';
import en from './en.json';
import { formatsOf } from './formats';
import { permissionWordsOf } from './permission-words';
import type { SharedWords } from './shared-words';

/** The page's own sentences tell: those of the contract would come into each first screen beside them. */
const isKnown = (code: string): code is FieldFaultCode => Object.hasOwn(en.messages, `field-fault.${code}`);

/** A server that is newer than this page says in English what a field does wrong ("must not be empty"). */
const sentence = (reason: string) => (/^\p{Ll}/u.test(reason) ? `This ${reason}` : reason);

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

/** Writes what is wrong with a field, by its code and parameters. @param locale of the page, for lists */
export function sayFieldFault(words: SharedWords, locale: string, { code, params, reason }: ReceivedFault): string {
  if (code === undefined || !isKnown(code)) return sentence(reason);
  const { quoted } = permissionWordsOf(words);
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
  // The contract ties parameters to codes, and a test the messages to both.
  return words.say({ id: `field-fault.${code}`, values } as Parameters<SharedWords['say']>[0]);
}
