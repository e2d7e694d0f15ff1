import type { ErrorCode } from '@slotwise/contract/errors';
import { isApiError } from '@slotwise/shared/http';
import type { ErrorDescription } from '@slotwise/shared/words';

/** Messages to show under fields. */
export type Faults<Name extends string> = Partial<Record<Name, string>>;

export interface Refusal<Name extends string> {
  fields: Faults<Name>;
  /** Error of the form as a whole; null if the fields say it all. */
  form: { title: string; advice: string | null } | null;
}

export interface ServerNames<Name extends string> {
  /** The form's field for each field of the request body that is called otherwise. */
  names?: Readonly<Record<string, Name>>;
  /** The field that an error belongs to, regardless of the fields in the answer: `name_taken` is about the name. */
  codes?: Readonly<Partial<Record<ErrorCode, Name>>>;
}

/**
 * Sorts out a failed request: faults of fields that the form shows go to them, everything else to the form.
 * @param shown names of the fields that the form shows
 * @param describe says an error by its code, in the page's language
 */
export function serverRefusal<Name extends string>(
  error: unknown,
  shown: readonly Name[],
  describe: (error: unknown) => ErrorDescription,
  { names = {}, codes = {} }: ServerNames<Name> = {},
): Refusal<Name> {
  const fields: Faults<Name> = {};
  const { title, advice, fields: said } = describe(error);
  if (isApiError(error)) {
    const byCode = codes[error.code];
    if (byCode !== undefined) return { fields: { [byCode]: title } as Faults<Name>, form: null };
    for (const [sent, fault] of Object.entries(said)) {
      const name = names[sent] ?? shown.find((one) => one === sent);
      if (name !== undefined) fields[name] ??= fault;
    }
    if (Object.keys(fields).length > 0) return { fields, form: null };
  }
  // A refusal says itself what to do; a failure of the server or of the network does not.
  const refused = isApiError(error) && error.status < 500;
  return { fields, form: { title, advice: refused ? null : advice } };
}
