import { FIELD_MESSAGES } from '@slotwise/contract/errors';
import { isEmail } from '../email';

export interface LoginFields {
  email: string;
  password: string;
}
export type LoginErrors = Partial<Record<keyof LoginFields, string>>;

/** Messages of the fields that are not valid; empty if the form may be sent. */
export function validateLogin({ email, password }: LoginFields): LoginErrors {
  return {
    ...(isEmail(email) ? {} : { email: FIELD_MESSAGES.email }),
    ...(password.length > 0 ? {} : { password: FIELD_MESSAGES.passwordRequired }),
  };
}

/**
 * What the form starts with. Only credentials handed over in memory, for the very address of the link, are ever sent
 * without a person's doing: a crafted link with a browser's autofill sends nothing.
 */
export function startLogin(query: URLSearchParams, handedOver: LoginFields | null | undefined) {
  const email = query.get('email') ?? '';
  const matches = handedOver != null && handedOver.email === email && handedOver.password !== '';
  return {
    fields: { email, password: matches ? handedOver.password : '' } satisfies LoginFields,
    autoSubmit: matches && query.get('autoSubmit') === 'true' && isEmail(email),
  };
}
