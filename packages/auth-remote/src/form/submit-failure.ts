import { describeError, isApiError } from '@slotwise/shared/http';

export interface SubmitFailure<Field extends string> {
  /** Messages to show under fields. */
  fields: Partial<Record<Field, string>>;
  /** What to show for the form as a whole; null if the fields say it all. */
  form: string | null;
}

/** The server says what a field does wrong ("must not be empty"); under the field that is "This must not be empty". */
const sentence = (reason: string) => (/^\p{Ll}/u.test(reason) ? `This ${reason}` : reason);

/**
 * Sorts out a failed request: faults of fields that the form shows go to them, everything else to the form.
 * @param names the form's field for each field of the request body.
 */
export function submitFailure<Field extends string>(
  error: unknown,
  names: Readonly<Record<string, Field>>,
): SubmitFailure<Field> {
  const fields: Partial<Record<Field, string>> = {};
  if (isApiError(error)) {
    for (const { field, reason } of error.details) {
      const name = names[field.replace(/^\//, '')];
      if (name !== undefined) fields[name] ??= sentence(reason);
    }
    const password = names['password'] ?? names['new_password'];
    if (error.code === 'password_too_common' && password !== undefined) fields[password] = error.message;
    if (Object.keys(fields).length > 0) return { fields, form: null };
  }
  const { title, advice } = describeError(error);
  return { fields, form: isApiError(error) && error.status < 500 ? title : `${title} ${advice}` };
}
