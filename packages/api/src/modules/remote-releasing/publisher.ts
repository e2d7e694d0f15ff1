import type { RouteKey } from '@slotwise/contract';
import type { Ctx } from '../../platform/module';
import { authorizePublisher, requireAdministrator, type Publisher } from '../deploy-keys';
import { remoteRegistry } from '../remote-serving';

type Request = Pick<Ctx<RouteKey>, 'services' | 'header' | 'actor'>;

/**
 * The publisher of a request. Reads the registry, so that the builds in the server's own folder are live by then.
 * @throws ApiFault if the caller may not publish
 */
export async function publisherOf({ services, header, actor }: Request, remote?: string): Promise<Publisher> {
  const publisher = await authorizePublisher(services, { authorization: header('authorization'), actor }, remote);
  await services.use(remoteRegistry).read();
  return publisher;
}

/** Asks for an administrator of the deployment: no team may do this with its own remote. @throws ApiFault unless one asks */
export async function administratorOf({
  services,
  actor,
}: Pick<Ctx<'POST /remotes/isolation'>, 'services' | 'actor'>): Promise<Publisher> {
  const { userId, companyId, wmsId } = actor;
  return { name: await requireAdministrator(services, actor), audit: { userId, companyId, wmsId }, remote: null };
}
