import { old } from '../../platform/bridge';
import { EMBED_TOKEN_TTL_S } from '@slotwise/contract/constants';
import { PERMISSIONS } from '@slotwise/contract/permissions';
import { badField, refuse } from '../../platform/errors';
import { hashSecret, newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import type { Services } from '../../platform/services';
import type { Trx } from '../../platform/db/tables';
import { KEY_PREFIX } from './make-key';
import { keepSession, memberOf, useKey } from './queries';
import { permissionsOfRemote } from './scopes';

const BEARER = new RegExp(`^Bearer (${KEY_PREFIX}[\\w-]{43})$`, 'i');

/** The live key that a request brings. Unknown and revoked ones are the same to the caller. @throws ApiFault */
async function keyOf(trx: Trx, authorization: string | undefined, now: Date) {
  const secret = BEARER.exec(authorization ?? '')?.[1];
  const key = secret && (await useKey(trx, hashSecret(secret), now));
  if (!key) throw refuse('invalid_partner_key');
  return key;
}

export async function issueToken({ body, header, now, services, system }: Ctx<'POST /embed/tokens'>) {
  const expiresAt = new Date(now.getTime() + EMBED_TOKEN_TTL_S * 1000);
  const { user_id: userId, email } = body;
  if ((userId === undefined) === (email === undefined)) throw badField('user_id', 'either it or email is needed');
  const { tenantId } = await system(old((trx) => keyOf(trx, header('authorization'), now)));
  // Before the transaction that counts: the registry reads in one of its own, and the embedded database has one connection.
  const scoped = await permissionsOfRemote(services, tenantId, body.remote);
  const granted = await system(
    old(async (trx) => {
      const key = await keyOf(trx, header('authorization'), now);
      if (!scoped || !key.remotes.includes(body.remote)) throw badField('remote', 'is not one that this key may embed');
      if (!key.origins.includes(body.origin)) throw badField('origin', 'is not among the allowed origins of this key');
      const member = await memberOf(trx, tenantId, userId === undefined ? { email: email ?? '' } : { id: userId });
      if (!member) throw badField(userId === undefined ? 'email' : 'user_id', 'is not a member of this company or WMS');
      const permissions = PERMISSIONS.map(({ name }) => name).filter(
        (name) => key.permissions.includes(name) && scoped.includes(name) && (body.permissions?.includes(name) ?? true),
      );
      const session = await keepSession(trx, {
        id: newId(),
        keyId: key.id,
        tenantId,
        userId: member.id,
        remote: body.remote,
        origin: body.origin,
        permissions,
        now,
        expiresAt,
      });
      if (session.isNew) await writeDown(trx, services, { ...body, ...session, key: key.id, tenantId, member });
      return {
        session,
        key: key.id,
        userId: member.id,
        allowed: permissions.filter((p) => member.permissions.includes(p)),
      };
    }),
  );
  const { accessToken, expiresIn } = await services.tokens.issueEmbedded(
    { userId: granted.userId, sessionId: granted.session.id },
    { key: granted.key, remote: body.remote, origin: body.origin },
  );
  return { access_token: accessToken, expires_in: expiresIn, permissions: granted.allowed };
}

interface Opened {
  id: string;
  key: string;
  remote: string;
  origin: string;
  tenantId: string;
  member: { id: string; kind: 'company' | 'wms' };
}

/** Once for each session: its tokens are renewed every few minutes. */
const writeDown = (
  trx: Trx,
  { audit }: Pick<Services, 'audit'>,
  { id, key, remote, origin, tenantId, member }: Opened,
) =>
  audit.write(trx, {
    action: 'embed.session_opened',
    subjectId: id,
    actor: {
      userId: member.id,
      companyId: member.kind === 'company' ? tenantId : null,
      wmsId: member.kind === 'wms' ? tenantId : null,
    },
    details: { key, remote, origin },
  });
