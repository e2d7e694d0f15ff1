import { defineModule } from '../../platform/module';
import { shellSweeper } from '../version-matrix';
import { announceVersion } from './announce-version';
import { changeCanary } from './change-canary';
import { canarySweeper } from './demote-canaries';
import { addRemoteFiles } from './files';
import { findTenants } from './find-tenants';
import { pinTenant, unpinTenant } from './pin-tenant';
import { promoteVersion } from './promote-version';
import { recordTrials } from './record-trials';
import { readHistory } from './read-history';
import { readStatus } from './read-status';
import { pageRegistry, readChoices, readRegistry } from './registry';
import { releaseVersion } from './release-version';
import { rollBack } from './roll-back';

export const remotes = defineModule({
  name: 'remotes',
  handlers: {
    'GET /remotes/registry': readRegistry,
    'GET /remotes/choices': readChoices,
    'GET /remotes': readStatus,
    'GET /remotes/history': readHistory,
    'GET /remotes/tenants': findTenants,
    'POST /remotes/versions': announceVersion,
    'POST /remotes/release': releaseVersion,
    'POST /remotes/promote': promoteVersion,
    'POST /remotes/rollback': rollBack,
    'POST /remotes/canary': changeCanary,
    'POST /remotes/trials': recordTrials,
    'POST /remotes/pin': pinTenant,
    'POST /remotes/unpin': unpinTenant,
  },
  registry: pageRegistry,
  web: addRemoteFiles,
  sweepers: [canarySweeper, shellSweeper],
});
