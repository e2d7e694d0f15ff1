import { API_PREFIX, HEADERS } from '@slotwise/contract/constants';
import { REFRESH_TOKEN_TTL_S } from '../../platform/auth/tokens';
import { hashSecret, newSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';

const COOKIE = 'slotwise_session';
const VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{20,100})(?:;|$)`);

/** Scripts of a page can read its local storage, and so the refresh token; not this cookie, which goes with refreshes only. */
const cookie = (value: string, maxAgeS: number, secure: boolean) =>
  `${COOKIE}=${value}; Path=${API_PREFIX}/refresh; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

type Binding = Pick<Ctx<'POST /login'>, 'header' | 'setHeader' | 'raw'>;
export const isSecure = ({ raw }: Pick<Binding, 'raw'>) => raw.request.protocol === 'https';

/** Gives a client that keeps cookies one of its own. @returns its hash, for the session; null for other clients */
export function bind(ctx: Binding): { hash: string | null; send(): void } {
  if (ctx.header(HEADERS.sessionBinding) !== 'cookie') return { hash: null, send: () => {} };
  const value = newSecret();
  return {
    hash: hashSecret(value),
    send: () => ctx.setHeader('set-cookie', cookie(value, REFRESH_TOKEN_TTL_S, isSecure(ctx))),
  };
}

/** Hash of the cookie that came with a refresh; null for none. */
export function presented({ header }: Pick<Binding, 'header'>): string | null {
  const [, value] = VALUE.exec(header('cookie') ?? '') ?? [];
  return value === undefined ? null : hashSecret(value);
}

/** Takes the cookie back. */
export const unbind = (ctx: Binding): void => ctx.setHeader('set-cookie', cookie('', 0, isSecure(ctx)));
