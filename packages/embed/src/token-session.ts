import type { Me, PermissionName, Role } from '@slotwise/contract';
import { REFRESH_LEAD_MS } from '@slotwise/contract/constants';
import { createReadable } from '@slotwise/shared/events';
import { createHttp } from '@slotwise/shared/http';
import type { Http } from '@slotwise/shared/http';
import type { Session, SessionState } from '@slotwise/shared/remote';

/** What the partner's page hands over for its signed-in person: an access token and the seconds until it expires. */
export interface GrantedToken {
  access_token: string;
  expires_in: number;
}
export type FetchToken = () => Promise<GrantedToken>;

export interface TokenSession extends Session {
  http: Http;
  /** Loads who this is. Rejects with what `fetchToken` or the API threw. */
  start(): Promise<void>;
}

interface TokenSessionOptions {
  baseUrl: string;
  fetchToken: FetchToken;
  signal: AbortSignal;
}

const NOBODY: SessionState = { status: 'visitor', me: null, role: null, error: null };
const LOADING: SessionState = { status: 'loading', me: null, role: null, error: null };

/** The token lives in this closure and nowhere else; it is asked for anew shortly before it expires. */
function tokenSource(fetchToken: FetchToken) {
  let current: { token: string; renewAt: number } | null = null;
  let pending: Promise<string> | null = null;
  const ask = async () => {
    const { access_token: token, expires_in: seconds } = await fetchToken();
    if (typeof token !== 'string' || token === '') throw new TypeError('fetchToken() must give an access_token.');
    current = { token, renewAt: performance.now() + seconds * 1000 - REFRESH_LEAD_MS };
    return token;
  };
  const get = (): Promise<string> => {
    if (current && performance.now() < current.renewAt) return Promise.resolve(current.token);
    pending ??= ask().finally(() => (pending = null));
    return pending;
  };
  const forget = (refused?: string) => {
    if (refused === undefined || current?.token === refused) current = null;
  };
  return { get, forget };
}

/** A session that borrows its token from the page around it. Nothing is stored in the browser. */
export function createTokenSession({ baseUrl, fetchToken, signal }: TokenSessionOptions): TokenSession {
  const state = createReadable<SessionState>(LOADING);
  const tokens = tokenSource(fetchToken);
  const http = createHttp({
    baseUrl,
    signal,
    getToken: () => (state.get().status === 'visitor' ? null : tokens.get()),
    refresh: (refused) => {
      tokens.forget(refused);
      return tokens.get();
    },
    onUnauthenticated: () => state.set(NOBODY),
  });
  return {
    http,
    get: state.get,
    subscribe: state.subscribe,
    can: (permission: PermissionName) => state.get().role?.permissions.some(({ name }) => name === permission) ?? false,
    getToken: () => tokens.get(),
    login: () => Promise.reject(new Error('The page that embeds this signs people in.')),
    logout() {
      tokens.forget();
      state.set(NOBODY);
      return Promise.resolve();
    },
    async start() {
      state.set(LOADING);
      const { me }: { me: Me } = await http('GET /me');
      const role: Role | null = me.roleID === null ? null : (await http('GET /myroles')).myRole;
      state.set({ status: 'user', me, role, error: null });
    },
  };
}
