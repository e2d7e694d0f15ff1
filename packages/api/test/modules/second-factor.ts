import { Secret, TOTP } from 'otpauth';
import type { MovedClock } from '../moved-clock';
import type { Person, TestServer } from '../harness';

const STEP_MS = 30_000;

/** The code that an app shows, so many steps from now. */
export const codeOf = (clock: MovedClock, secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + steps * STEP_MS });

/** Switches a second factor on. The clock moves to the next step: a code is taken once. */
export async function enableFactor({ call }: TestServer, clock: MovedClock, { token, password }: Person) {
  const begun = await call('POST /me/two-factor', { token, body: { current_password: password } });
  const { secret, uri } = begun.body;
  const confirmed = await call('POST /me/two-factor/confirm', { token, body: { code: codeOf(clock, secret) } });
  clock.ahead += STEP_MS;
  return { secret, uri, recoveryCodes: confirmed.body.recoveryCodes };
}
