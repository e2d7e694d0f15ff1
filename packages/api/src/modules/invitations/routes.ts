import { defineModule } from '../../platform/module';
import { acceptInvitation } from './accept-invitation';
import { cancelInvitation } from './cancel-invitation';
import { createInvitation } from './create-invitation';
import { expireInvitation } from './expire-invitation';
import { listInvitations } from './list-invitations';
import { previewInvitation } from './preview-invitation';
import { rejectInvitation } from './reject-invitation';
import { resendInvitation } from './resend-invitation';
import { deleteSweeper, expireSweeper } from './sweep';

export const invitations = defineModule({
  name: 'invitations',
  handlers: {
    'GET /mycompany/invitations': listInvitations,
    'GET /mywms/invitations': listInvitations,
    'POST /invitation': createInvitation,
    'POST /invitation/expire': expireInvitation,
    'PATCH /invitation/cancel': cancelInvitation,
    'PATCH /invitation/resend': resendInvitation,
    'POST /invitation/validtoken': previewInvitation,
    'POST /invitation/register': acceptInvitation,
    'POST /invitation/reject': rejectInvitation,
  },
  sweepers: [expireSweeper, deleteSweeper],
});
