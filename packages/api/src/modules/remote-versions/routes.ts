import { defineModule } from '../../platform/module';
import { addRemoteFiles } from './remote-files';

export const remoteVersions = defineModule({
  name: 'remote-versions',
  create: (services) => ({
    web: (app) => addRemoteFiles(app, services),
  }),
});
