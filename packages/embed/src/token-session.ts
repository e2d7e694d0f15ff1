import type { Me, PermissionName, Role } from '@slotwise/contract';
import { REFRESH_LEAD_MS } from '@slotwise/contract/constants';
import { createReadable } from '@slotwise/shared/events';
import { createHttp } from '@slotwise/shared/http';
import type { Http } from '@slotwise/shared/http';
import type { Session, SessionState } from '@slotwise/shared/remote';
import type { FetchToken, GrantedToken } from './element';
import { EmbedError } from './embed-error';

export interface TokenSession extends Session {
  http: Http;
  /** Loads who this is. Rejects with the error of `fetchToken` or of the API. */
  start(): Promise<void>;
  /** Loads it again without hiding the present content; parts that could not be loaded stay as they were. */
  reload(): Promise<void>;
}

interface TokenSessionOptions {
  baseUrl: string;
  fetchToken: FetchToken;
  signal: AbortSignal;
  /** Looks at each token before it is used; an error that it throws reaches the caller that needed the token. */
  check?(token: string): void;
  /** The API refuses, and no other token is to be had: the content belongs to nobody any more. */
  onEnd?(error: unknown): void;
}

const NOBODY: SessionState = { status: 'visitor', me: null, role: null, error: null };
const LOADING: SessionState = { status: 'loading', me: null, role: null, error: null };
const RENEW_AGAIN_MS = 5000;
/** A page that has said nothing by then never will. */
const ANSWER_MS = 20_000;

/** For the developer of the page: names of what there is instead of a token, and none of the values. */
function malformed(granted: unknown): TypeError {
  const isThing = typeof granted === 'object' && granted !== null;
  const gave = isThing
    ? `an object of ${Object.keys(granted).join(', ') || 'nothing'}`
    : typeof granted === 'string'
      ? 'a string'
      : String(granted);
  return new TypeError(`fetchToken() must give an access_token and its expires_in. It gave ${gave}.`);
}

/** Asks the page for a token. @throws EmbedError `token_unusable` if it throws, gives none or says nothing for long */
export async function askForToken(fetchToken: FetchToken): Promise<GrantedToken> {
  // Any value that the page's own code gives.
  let granted: GrantedToken | null | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const values = { seconds: ANSWER_MS / 1000 };
    late = setTimeout(() => reject(new EmbedError('token_unusable', { id: 'access.silent', values })), ANSWER_MS);
  });
  try {
    granted = await Promise.race([fetchToken(), silence]);
  } catch (error) {
    if (error instanceof EmbedError) throw error;
    throw new EmbedError('token_unusable', { id: 'access.not-given' }, { cause: error });
  } finally {
    clearTimeout(late);
  }
  const { access_token: token, expires_in: seconds } = granted ?? {};
  if (!granted || typeof token !== 'string' || token === '' || !((seconds ?? -1) >= 0)) {
    throw new EmbedError('token_unusable', { id: 'access.not-given' }, { cause: malformed(granted) });
  }
  return granted;
}

/** The token lives in this closure and nowhere else; another one is there before it expires. */
function tokenSource({ fetchToken, check, signal }: TokenSessionOptions, renewed: () => void) {
  let current: { token: string; renewAt: number; goodUntil: number } | null = null;
  let pending: Promise<string> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });

  const renewIn = (ms: number) => {
    clearTimeout(timer);
    if (signal.aborted) return;
    timer = setTimeout(() => {
      renewNow().then(renewed, () => renewIn(RENEW_AGAIN_MS));
    }, ms);
  };
  const renew = async () => {
    const { access_token: token, expires_in: seconds } = await askForToken(fetchToken);
    check?.(token);
    const lifetime = seconds * 1000;
    const fresh = lifetime - Math.min(REFRESH_LEAD_MS, lifetime / 2);
    const now = performance.now();
    current = { token, renewAt: now + fresh, goodUntil: now + lifetime };
    renewIn(Math.max(fresh, 1000));
    return token;
  };
  const renewNow = () => (pending ??= renew().finally(() => (pending = null)));
  const get = async (): Promise<string> => {
    // A timer may be late: machines sleep.
    if (current && performance.now() < current.renewAt) return current.token;
    try {
      return await renewNow();
    } catch (error) {
      // The page has a bad moment: until this one is over nobody need notice.
      if (current && performance.now() < current.goodUntil) return current.token;
      throw error;
    }
  };
  const forget = (refused?: string) => {
    if (refused === undefined || current?.token === refused) current = null;
  };
  return { get, forget };
}

/** A session that borrows its token from the page around it. Nothing is stored in the browser. */
export function createTokenSession(options: TokenSessionOptions): TokenSession {
  const { baseUrl, signal, onEnd } = options;
  const state = createReadable<SessionState>(LOADING);
  const end = (error: unknown) => {
    if (state.get().status === 'visitor') return;
    state.set(NOBODY);
    onEnd?.(error);
  };
  const load = async () => {
    const { me }: { me: Me } = await http('GET /me');
    const role: Role | null = me.roleID === null ? null : (await http('GET /myroles')).myRole;
    if (state.get().status !== 'visitor') state.set({ status: 'user', me, role, error: null });
  };
  const reload = () => load().catch(() => undefined);
  const tokens = tokenSource(options, () => void reload());
  const http: Http = createHttp({
    baseUrl,
    signal,
    getToken: () => (state.get().status === 'visitor' ? null : tokens.get()),
    refresh: async (refused) => {
      tokens.forget(refused);
      try {
        return await tokens.get();
      } catch (error) {
        end(error);
        throw error;
      }
    },
    onUnauthenticated: () => end(new EmbedError('token_refused', { id: 'access.refused' })),
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
      await load();
    },
    reload,
  };
}
