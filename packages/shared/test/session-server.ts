import { me, aRole } from '../src/testing/builders';
import { error, ok, startApi, type ApiServer, type Asked, type Reply } from './api-server';

/** Sessions as the product's server keeps them: tokens rotate, a parent stays good for a while, an old one is refused. */
export interface SessionServer extends ApiServer {
  /** Seconds that new access tokens live. */
  expiresIn: number;
  /** Milliseconds that a rotated refresh token still answers with the same child. */
  grace: number;
  /** Ends the session on the server's side. */
  revoke(): void;
  /** Number of refreshes that were answered with new tokens. */
  rotations(): number;
  /** Answers the next refresh, instead of the server. */
  nextRefresh(reply: () => Reply | 'drop' | Promise<Reply | 'drop'>): void;
  /** The access token is no longer taken, the refresh token is. */
  expireAccess(): void;
}

export async function startSessionServer(): Promise<SessionServer> {
  let generation = 0;
  let current = { access: '', refresh: '' };
  let parent: { refresh: string; until: number } | undefined;
  let user = me();
  let interception: Parameters<SessionServer['nextRefresh']>[0] | undefined;

  const tokens = (): Reply =>
    ok({ access_token: current.access, refresh_token: current.refresh, expires_in: server.expiresIn });
  const issue = () => {
    generation += 1;
    current = { access: `access-${generation}`, refresh: `refresh-${generation}` };
  };
  const signedIn =
    (answer: () => Reply) =>
    ({ headers }: Asked) =>
      current.access !== '' && headers.authorization === `Bearer ${current.access}`
        ? answer()
        : error('unauthenticated');

  const refresh = ({ headers }: Asked): Reply => {
    const given = headers['x-refresh-token'];
    if (parent && given === parent.refresh && performance.now() < parent.until) return tokens();
    if (current.refresh === '' || given !== current.refresh) return error('invalid_refresh_token');
    parent = { refresh: current.refresh, until: performance.now() + server.grace };
    issue();
    return tokens();
  };

  const api = await startApi({
    'POST /login': ({ body }) => {
      const { email, password } = body as { email: string; password: string };
      if (password !== 'right') return error('invalid_credentials');
      user = me({ id: email, email });
      parent = undefined;
      issue();
      return tokens();
    },
    'POST /refresh': async (asked, response) => {
      const intercept = interception;
      interception = undefined;
      const intercepted = await intercept?.();
      if (intercepted === 'drop') {
        response.destroy();
        return 'taken';
      }
      return intercepted ?? refresh(asked);
    },
    'POST /logout': ({ headers }) => {
      if (headers.authorization === `Bearer ${current.access}`) current = { access: '', refresh: '' };
      return ok({ message: 'Bye' });
    },
    'GET /me': signedIn(() => ok({ me: user })),
    'GET /myroles': signedIn(() => ok({ myRole: aRole({ id: 'role-1', permissions: ['manage_roles'] }) })),
  });
  const server: SessionServer = Object.assign(api, {
    expiresIn: 600,
    grace: 10_000,
    revoke() {
      current = { access: '', refresh: '' };
      parent = undefined;
    },
    rotations: () => generation - api.callsTo('POST /login').length,
    nextRefresh: (reply: Parameters<SessionServer['nextRefresh']>[0]) => {
      interception = reply;
    },
    expireAccess() {
      current = { ...current, access: 'expired' };
    },
  });
  return server;
}
