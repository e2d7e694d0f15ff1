import { old } from '../../platform/bridge';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { liveKeys } from './queries';

export const listKeys = ({ actor, tx }: Ctx<'GET /embed/keys'>) =>
  tx(old(async (trx) => ({ keys: await liveKeys(trx, tenantOf(actor).id) })));
