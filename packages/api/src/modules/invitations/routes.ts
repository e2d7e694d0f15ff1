import { defineModule } from '../../platform/module';
import { acceptInvitation } from './accept-invitation';
import { acceptAsMember } from './accept-as-member';
import { cancelInvitation, cancelInvitations } from './cancel-invitation';
import { changeRole } from './change-role';
import { checkMany } from './check-many';
import { copyLink } from './copy-link';
import { createInvitation } from './create-invitation';
import { expireInvitation } from './expire-invitation';
import { inviteMany } from './invite-many';
import { listInvitations } from './list-invitations';
import { previewInvitation } from './preview-invitation';
import { previewMessage } from './preview-message';
import { readTimeline } from './read-timeline';
import { rejectInvitation } from './reject-invitation';
import { resendInvitation } from './resend-invitation';
import { deleteSweeper, expireSweeper } from './sweep';
import { notifications } from './notifications';
import { look } from './look';
import { propose } from './propose';
import { search } from './search';
import { invitationNames } from './subject-names';

export const invitations = defineModule({
  name: 'invitations',
  create: () => ({
    handlers: {
      'GET /mycompany/invitations': listInvitations,
      'GET /mywms/invitations': listInvitations,
      'POST /invitation': createInvitation,
      'POST /invitation/bulk': inviteMany,
      'POST /invitation/bulk/check': checkMany,
      'POST /invitation/preview': previewMessage,
      'POST /invitation/link': copyLink,
      'GET /invitation/timeline': readTimeline,
      'POST /invitation/accept': acceptAsMember,
      'POST /invitation/expire': expireInvitation,
      'PATCH /invitation/cancel': cancelInvitation,
      'PATCH /invitation/cancel/bulk': cancelInvitations,
      'PATCH /invitation/role': changeRole,
      'PATCH /invitation/resend': resendInvitation,
      'POST /invitation/validtoken': previewInvitation,
      'POST /invitation/register': acceptInvitation,
      'POST /invitation/reject': rejectInvitation,
    },
    sweepers: [expireSweeper, deleteSweeper],
    look,
    propose,
    notifications,
    search,
    subjectNames: [invitationNames],
  }),
});
