import { Type } from 'typebox';
import { Id, strict } from '../wire/schema';
import { acts, creates, NoDetails } from '../wire/audit-action';

const SessionsEnded = strict({ sessionsEnded: Type.Integer() });

export const accountAudit = {
  'session.opened': creates('session', strict({ userAgent: Type.String() })),
  /** By logging out. */
  'session.closed': acts('session', NoDetails),
  /** By its owner, from another session. Without a subject: all others at once. */
  'session.ended': acts('session', strict({ sessions: Type.Array(Id) })),
  /** A refresh token came twice, so somebody else may hold it; the session was ended. */
  'session.refresh_token_reused': acts('session', NoDetails),
  /** By a command on the server, in nobody's name. */
  'deployment.administrator_added': acts('user', NoDetails),
  'deployment.administrator_removed': acts('user', NoDetails),
  /** So many wrong passwords in a row were typed in a session of theirs that none is looked at for a while. */
  'password.guesses_paused': acts('user', strict({ failures: Type.Integer() })),
  'password.changed': acts('user', SessionsEnded),
  'password.reset_requested': acts('user', NoDetails),
  'password.reset': acts('user', SessionsEnded),
  /** They opened what was mailed to it: `address` is theirs. */
  'address.confirmed': acts('user', strict({ address: Type.String(), before: Type.String() })),
  'address.change_requested': acts('user', strict({ address: Type.String() })),
};
