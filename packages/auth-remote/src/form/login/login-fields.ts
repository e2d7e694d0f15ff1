import type { Said } from '../../words';
import { isEmail } from '../email';

export interface LoginFields {
  email: string;
  password: string;
  /** Of the second factor, once it was asked for. */
  code?: string;
}
type LoginFaults = Partial<Record<keyof LoginFields, Said>>;

/** Faults of the fields; empty if the form may be sent. */
export function validateLogin({ email, password }: LoginFields): LoginFaults {
  return {
    ...(isEmail(email) ? {} : { email: { id: 'fault.email' } }),
    ...(password.length > 0 ? {} : { password: { id: 'fault.password-required' } }),
  };
}

/**
 * Initial values of the form. Only credentials handed over in memory, for the very address of the link, are ever sent
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
