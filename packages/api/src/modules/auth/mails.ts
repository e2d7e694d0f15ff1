import { PRODUCT_NAME } from '@slotwise/contract/constants';
import type { OutgoingMail } from '../../platform/mail/outbox';

export const passwordResetMail = (to: string, publicUrl: string, token: string): OutgoingMail => ({
  to,
  subject: `Choose a new ${PRODUCT_NAME} password`,
  text: `Somebody, probably you, asked for a new password for your ${PRODUCT_NAME} account.

Choose it here within 30 minutes; the link works once:

${publicUrl}/reset-password?token=${token}

If this was not you, there is nothing to do: your password stays as it is.
`,
});

export const passwordChangedMail = (to: string, publicUrl: string): OutgoingMail => ({
  to,
  subject: `Your ${PRODUCT_NAME} password was changed`,
  text: `The password of your ${PRODUCT_NAME} account was just changed.

If this was not you, choose a new one at once:

${publicUrl}/forgot-password
`,
});

export const welcomeMail = (to: string, publicUrl: string): OutgoingMail => ({
  to,
  subject: `Welcome to ${PRODUCT_NAME}`,
  text: `Your ${PRODUCT_NAME} account is ready. Log in with this address:

${publicUrl}/login
`,
});

/** To the owner of an address that somebody tried to register again. */
export const alreadyRegisteredMail = (to: string, publicUrl: string): OutgoingMail => ({
  to,
  subject: `You already have a ${PRODUCT_NAME} account`,
  text: `Somebody, probably you, tried to sign up at ${PRODUCT_NAME} with this address. It already has an account, and
nothing was changed. Log in here:

${publicUrl}/login

If you were invited to a company or WMS, log in first and then open the link of the invitation again.

If you forgot your password, choose a new one:

${publicUrl}/forgot-password
`,
});
