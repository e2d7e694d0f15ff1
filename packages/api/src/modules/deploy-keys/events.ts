import type { Trx } from '../../platform/db/tables';
import type { Publishable } from '../../platform/events/publish';
import type { Services } from '../../platform/services';
import { administrators } from './administrators';

/** The events by which the pages of the deployment's administrators follow what happens to a remote. */
export async function remoteChanged(
  trx: Trx,
  services: Pick<Services, 'config'>,
  remote: string,
): Promise<Publishable[]> {
  const hearers = await administrators(trx, services);
  return hearers.map(({ id }) => ({
    channel: `user:${id}`,
    event: 'RemoteChanged',
    data: { id: remote },
  }));
}
