import { defineModule } from '../../platform/module';
import { changeAddress, resendConfirmation } from './ask-again';
import { changePassword } from './change-password';
import { checkConfirmation } from './check-confirmation';
import { confirmAddress } from './confirm-address';
import { endSessions } from './end-sessions';
import { forgotPassword } from './forgot-password';
import { listSessions } from './list-sessions';
import { loadActors } from './load-actors';
import { login } from './login';
import { logout } from './logout';
import { ownData } from './own-data';
import { refreshHandler } from './refresh';
import { register } from './register';
import { resetPassword } from './reset-password';
import { overSweeper } from './sweep';

export const auth = defineModule({
  name: 'auth',
  create: (services) => ({
    handlers: {
      'POST /login': login,
      'POST /register': register,
      'POST /refresh': refreshHandler(services),
      'POST /logout': logout,
      'POST /password/forgot': forgotPassword,
      'POST /password/reset': resetPassword,
      'POST /email/confirm': confirmAddress,
      'POST /email/confirm/check': checkConfirmation,
      'POST /me/email': changeAddress,
      'POST /me/email/confirmation': resendConfirmation,
      'POST /me/password': changePassword,
      'GET /sessions': listSessions,
      'DELETE /sessions': endSessions,
    },
    loadActors,
    ownData,
    sweepers: [overSweeper],
  }),
});
