import type { RouteKey } from '@slotwise/contract';
import type { Ctx } from '../../platform/module';
import { authorizePublisher, type Publisher } from '../deploy-keys';
import { folderServed } from './registry';

type Asking = Pick<Ctx<RouteKey>, 'services' | 'header' | 'actor'>;

/** Who asks to publish; what lies in the server's own folder is known by then. @throws ApiFault if they may not */
export async function publisherOf({ services, header, actor }: Asking, remote?: string): Promise<Publisher> {
  const publisher = await authorizePublisher(services, { authorization: header('authorization'), actor }, remote);
  await folderServed(services);
  return publisher;
}
