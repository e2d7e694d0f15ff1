import { defineModule } from '../../platform/module';
import { pageRegistry, readChoices, readRegistry } from './read-registry';

export const remoteServing = defineModule({
  name: 'remote-serving',
  create: (services) => ({
    handlers: {
      'GET /remotes/registry': readRegistry,
      'GET /remotes/choices': readChoices,
    },
    registry: (visit) => pageRegistry(services, visit),
  }),
});
