import { createHmac, randomBytes } from 'node:crypto';
import { none } from '@slotwise/contract';
import { keptSecret } from '../../platform/auth/kept-secret';
import { defineService } from '../../platform/services';

const PREFIX = 'whsec_';

/** The secret that all secrets of webhooks are derived from, so that none of them stands in a row. */
export const keyOfWebhooks = defineService(({ db }) => {
  let key: Promise<Buffer> | undefined;
  return (): Promise<Buffer> => {
    key ??= db.withSystem(async (trx) => ({
      answer: Buffer.from(await keptSecret(trx, 'webhooks', () => randomBytes(48).toString('base64url'))),
      audit: none('made by the server for itself'),
    }));
    key.catch(() => (key = undefined));
    return key;
  };
});

const bytesOf = (key: Buffer, id: string, generation: number) =>
  createHmac('sha256', key).update(`webhook ${id} ${generation}`).digest();

/** The secret as its receiver gets it, in the form of Standard Webhooks. */
export const secretOf = (key: Buffer, id: string, generation: number): string =>
  PREFIX + bytesOf(key, id, generation).toString('base64');

interface Secrets {
  generation: number;
  oldSecretUntil: Date | null;
  olderSecretUntil: Date | null;
}

/** Numbers of the secrets that sign at a moment, the newest first. */
export function generationsAt({ generation, oldSecretUntil, olderSecretUntil }: Secrets, at: Date): number[] {
  const before = [oldSecretUntil, olderSecretUntil].filter((until) => until !== null && until > at);
  return [generation, ...before.map((_, age) => generation - 1 - age)];
}

interface Signed {
  id: string;
  seconds: number;
  body: string;
}

/** Value of `webhook-signature`: one signature for each secret that is valid, the newest first. */
export const signaturesOf = (
  key: Buffer,
  hook: { id: string; generations: readonly number[] },
  { id, seconds, body }: Signed,
): string =>
  hook.generations
    .map((generation) => {
      const signature = createHmac('sha256', bytesOf(key, hook.id, generation)).update(`${id}.${seconds}.${body}`);
      return `v1,${signature.digest('base64')}`;
    })
    .join(' ');
