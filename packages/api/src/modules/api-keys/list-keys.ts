import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { liveKeys } from './queries';

export const listKeys = ({ actor, now, read }: Ctx<'GET /api-keys'>) =>
  read(async (trx) => ({ keys: await liveKeys(trx, tenantOf(actor).id, now) }));
