import type { RouteKey } from '@slotwise/contract';
import type { Ctx } from '../../platform/module';
import { authorizePublisher, type Publisher } from '../deploy-keys';
import { takeUpFolder } from '../remote-serving';

type Request = Pick<Ctx<RouteKey>, 'services' | 'header' | 'actor'>;

/**
 * Who asks to publish. Also takes up the builds in the server's own folder, so that the request is judged beside them.
 * @throws ApiFault if the caller may not publish
 */
export async function publisherOf({ services, header, actor }: Request, remote?: string): Promise<Publisher> {
  const publisher = await authorizePublisher(services, { authorization: header('authorization'), actor }, remote);
  await takeUpFolder(services);
  return publisher;
}
