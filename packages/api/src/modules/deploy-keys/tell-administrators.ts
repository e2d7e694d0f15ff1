import type { Trx } from '../../platform/db/tables';
import { publish } from '../../platform/bridge';
import type { Services } from '../../platform/services';
import { administrators } from './administrators';

/** The pages of the deployment's administrators follow what happens to a remote. Last statement of a verb. */
export async function tellAdministrators(trx: Trx, services: Services, remote: string): Promise<void> {
  const told = await administrators(trx, services);
  await publish(
    trx,
    told.map(({ id }) => ({
      channel: `user:${id}` as const,
      event: 'RemoteChanged' as const,
      data: { id: remote },
      permission: 'manage_remotes' as const,
    })),
  );
}
