import { none, type AuditEntryOf, type NoAudit, type PermissionName } from '@slotwise/contract';
import { PERMISSIONS } from '@slotwise/contract/permissions';
import { EMBED_TOKEN_TTL_S } from '../../platform/auth/tokens';
import { badField, refuse } from '../../platform/errors';
import { hashSecret, newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { isServed } from './origin-of';
import { KEY_PREFIX } from './make-key';
import { carriedOf, keepSession, memberOf, useKey } from './queries';
import { permissionsOfRemote } from './scopes';

const BEARER = new RegExp(`^Bearer (${KEY_PREFIX}[\\w-]{43})$`, 'i');

/** The key that a request brings. The caller cannot tell an unknown one from a revoked one, or one whose maker left. @throws ApiFault */
async function keyOf(trx: Trx, authorization: string | undefined, now: Date) {
  const secret = BEARER.exec(authorization ?? '')?.[1];
  const key = secret && (await useKey(trx, hashSecret(secret), now));
  if (!key) throw refuse('invalid_partner_key');
  return key;
}

type Asked = Ctx<'POST /embed/tokens'>['body'];

/** The permissions that a token may carry: of the key, of the remote's scopes, and of those asked for. In the catalogue's order. */
const grantable = (held: readonly PermissionName[], scoped: readonly PermissionName[], asked: Asked['permissions']) =>
  PERMISSIONS.map(({ name }) => name).filter(
    (name) => held.includes(name) && scoped.includes(name) && (asked?.includes(name) ?? true),
  );

/** Finds the key, the member and the session that a token is for. @throws ApiFault if the key does not allow it */
async function grant(
  trx: Trx,
  { body, header, now, services }: Pick<Ctx<'POST /embed/tokens'>, 'body' | 'header' | 'now' | 'services'>,
  scoped: readonly PermissionName[] | undefined,
) {
  const key = await keyOf(trx, header('authorization'), now);
  if (!scoped || !key.remotes.includes(body.remote)) throw badField('remote', 'not_of_key');
  if (!key.origins.includes(body.origin)) throw badField('origin', 'origin_not_of_key');
  if (!isServed(body.origin, services.config.production)) {
    throw badField('origin', 'origin_of_anybody', { origin: body.origin });
  }
  const { user_id: userId, email } = body;
  const member = await memberOf(trx, key.tenantId, userId === undefined ? { email: email ?? '' } : { id: userId });
  if (!member) throw badField(userId === undefined ? 'email' : 'user_id', 'not_a_member');
  // The portal is told, and can send them to where they set one up.
  if (member.lacksFactor) throw refuse('second_factor_demanded');
  const permissions = grantable(key.permissions, scoped, body.permissions);
  const session = await keepSession(trx, {
    id: newId(),
    keyId: key.id,
    tenantId: key.tenantId,
    userId: member.id,
    remote: body.remote,
    origin: body.origin,
    permissions,
    now,
    expiresAt: new Date(now.getTime() + EMBED_TOKEN_TTL_S * 1000),
  });
  const allowed = carriedOf({ ...key, permissions }).filter((name) => member.permissions.includes(name));
  return { key, member, session, allowed };
}

/** One entry for each session: its tokens are renewed every few minutes. */
function sessionOpened(
  { key, member, session }: Awaited<ReturnType<typeof grant>>,
  { remote, origin }: Asked,
): AuditEntryOf<'embed.session_opened'> | NoAudit {
  if (!session.isNew) return none('the session was opened before');
  return {
    action: 'embed.session_opened',
    subjectId: session.id,
    after: { key: key.id, remote, origin },
    actor: {
      userId: member.id,
      companyId: member.kind === 'company' ? key.tenantId : null,
      wmsId: member.kind === 'wms' ? key.tenantId : null,
    },
  };
}

/** Gives a partner's server a token for one of its people, one remote and one origin. */
export async function issueToken(ctx: Ctx<'POST /embed/tokens'>) {
  const { body, header, now, services, system } = ctx;
  if ((body.user_id === undefined) === (body.email === undefined))
    throw badField('user_id', 'one_of_two', { other: 'email' });
  const { tenantId } = await system(async (trx) => ({
    answer: await keyOf(trx, header('authorization'), now),
    audit: none('the key notes its own use'),
  }));
  // The registry reads in a transaction of its own, and the embedded database has one connection: it must come first.
  const scoped = await permissionsOfRemote(services, tenantId, body.remote);
  const { key, member, session, allowed } = await system(async (trx) => {
    const granted = await grant(trx, ctx, scoped);
    return { answer: granted, audit: sessionOpened(granted, body) };
  });
  const { accessToken, expiresIn } = await services.tokens.issueEmbedded(
    { userId: member.id, sessionId: session.id },
    { key: key.id, remote: body.remote, origin: body.origin },
  );
  return { access_token: accessToken, expires_in: expiresIn, permissions: allowed };
}
