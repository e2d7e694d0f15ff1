import { withinBoth, type Actor } from '../../platform/actor';
import type { LoadActors } from '../../platform/auth/sessions';
import type { Services } from '../../platform/services';
import { openKeys } from './queries';
import { usedKeys } from './used-keys';

/** Actors behind API keys, by hash: each may do what both the key and its maker may do at this moment. */
export const loadActors =
  (services: Services): LoadActors =>
  async (trx, hashes) => {
    const rows = await openKeys(trx, hashes, services.clock.now());
    return rows.map((row): Actor => {
      services.use(usedKeys).note(row.id);
      const held = row.lacksFactor ? [] : row.held;
      return {
        userId: row.makerId,
        // Nothing is done in the maker's name.
        name: null,
        sessionId: row.hash,
        userType: row.kind,
        companyId: row.kind === 'company' ? row.tenant_id : null,
        wmsId: row.kind === 'wms' ? row.tenant_id : null,
        sites: withinBoth(row.sites, row.warehouseIds),
        roleId: row.role_id,
        permissions: new Set(row.permissions.filter((permission) => held.includes(permission))),
        apiKey: { id: row.id, name: row.name },
      };
    });
  };
