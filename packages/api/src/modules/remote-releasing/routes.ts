import { defineModule } from '../../platform/module';
import { announceVersion } from './announce-version';
import { changeCanary } from './change-canary';
import { canarySweeper } from './demote-canaries';
import { findTenants } from './find-tenants';
import { pinTenant, unpinTenant } from './pin-tenant';
import { nameCommands } from './name-commands';
import { isolateRemote } from './isolate-remote';
import { promoteVersion } from './promote-version';
import { readHistory } from './read-history';
import { readStatus } from './read-status';
import { recordTrials } from './record-trials';
import { releaseVersion } from './release-version';
import { rollBack } from './roll-back';
import { announcementSweeper } from './withdraw-abandoned';

export const remoteReleasing = defineModule({
  name: 'remote-releasing',
  create: () => ({
    handlers: {
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
      'POST /remotes/isolation': isolateRemote,
    },
    commands: nameCommands,
    sweepers: [announcementSweeper, canarySweeper],
  }),
});
