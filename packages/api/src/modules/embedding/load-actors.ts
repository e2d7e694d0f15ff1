import { withinBoth } from '../../platform/actor';
import type { LoadActors } from '../../platform/auth/sessions';
import { carriedOf, openSessions } from './queries';

/** Actors behind the sessions of embedded remotes: they may do what the token, the person's role and that of the key's maker allow. */
export const loadActors: LoadActors = async (trx, sessionIds) => {
  const rows = await openSessions(trx, sessionIds);
  return rows.map((row) => ({
    userId: row.user_id,
    name: row.person,
    sessionId: row.id,
    userType: row.kind,
    companyId: row.kind === 'company' ? row.tenant_id : null,
    wmsId: row.kind === 'wms' ? row.tenant_id : null,
    sites: withinBoth(row.sites, row.makerSites),
    roleId: row.role_id,
    permissions: new Set(
      row.personLacksFactor ? [] : carriedOf(row).filter((permission) => row.own.includes(permission)),
    ),
    // In a portal nobody may more than after their own login.
    ...(row.personLacksFactor && { lacksFactor: true }),
    embedded: { key: row.key_id, remote: row.remote_id, origin: row.origin },
    ...(row.makerId === null ? {} : { answersTo: row.makerId }),
  }));
};
