import type { RouteKey } from '@slotwise/contract';
import type { Ctx } from '../../platform/module';
import { authorizePublisher, type Publisher } from '../deploy-keys';

type Asking = Pick<Ctx<RouteKey>, 'services' | 'header' | 'actor'>;

/** Who asks to publish. @throws ApiFault if they may not */
export const publisherOf = ({ services, header, actor }: Asking, remote?: string): Promise<Publisher> =>
  authorizePublisher(services, { authorization: header('authorization'), actor }, remote);
