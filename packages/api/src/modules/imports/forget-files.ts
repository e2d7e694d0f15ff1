import type { Services } from '../../platform/services';
import { reading } from './reading-service';
import { bytesOf } from './sweeping-queries';
import { partCount } from './upload';

/** Takes the uploaded files of imports out of the store, before the imports themselves go. */
export async function forgetFiles(services: Services, importIds: readonly string[]): Promise<void> {
  const found = await services.db.readSystem((trx) => bytesOf(trx, importIds));
  for (const { id, bytes } of found) await services.use(reading).forget(id, partCount(bytes));
}
