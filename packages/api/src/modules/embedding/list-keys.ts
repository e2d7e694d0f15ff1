import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { liveKeys } from './queries';

export const listKeys = ({ actor, read }: Ctx<'GET /embed/keys'>) =>
  read(async (trx) => ({ keys: await liveKeys(trx, tenantOf(actor).id) }));
