import { PRODUCT_NAME } from '@slotwise/contract/constants';
import type { OutgoingMail } from '../../platform/mail/outbox';

const TOLD = {
  enabled: {
    subject: `Your ${PRODUCT_NAME} account asks for a second factor now`,
    text: 'From now on a code is asked for when you log in. Keep your recovery codes where you find them without your phone.',
  },
  disabled: {
    subject: `Your ${PRODUCT_NAME} account asks for no second factor any more`,
    text: 'From now on your password is enough to log in.',
  },
  reset: {
    subject: `The second factor of your ${PRODUCT_NAME} account was taken away`,
    text: 'An administrator took it away, as is done when somebody has lost their phone. You can set up another one in your settings.',
  },
} as const;

/** To somebody whose second factor changed: it may not have been them. */
export const twoFactorMail = (what: keyof typeof TOLD, to: string, publicUrl: string): OutgoingMail => ({
  to,
  subject: TOLD[what].subject,
  text: `${TOLD[what].text}

If this was not you, choose a new password and tell an administrator:

${publicUrl}/settings
`,
});
