import { defineModule } from '../../platform/module';
import { pageRegistry, readChoices, readRegistry } from './read-registry';

export const remoteServing = defineModule({
  name: 'remote-serving',
  handlers: {
    'GET /remotes/registry': readRegistry,
    'GET /remotes/choices': readChoices,
  },
  registry: pageRegistry,
});
