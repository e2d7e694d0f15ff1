import { CONFIRMATION_TTL_DAYS, PRODUCT_NAME } from '@slotwise/contract/constants';
import type { OutgoingMail } from '../../platform/mail/outbox';

/** A link for each account that has the address, told apart by when it was made: its own words may be a stranger's. */
export const passwordResetMail = (
  to: string,
  publicUrl: string,
  accounts: readonly { token: string; createdAt: Date }[],
): OutgoingMail => {
  const link = (token: string) => `${publicUrl}/reset-password?token=${token}`;
  const made = ({ createdAt }: { createdAt: Date }) => createdAt.toISOString().slice(0, 16).replace('T', ' ');
  const [first] = accounts;
  const one = accounts.length === 1 && first;
  return {
    to,
    subject: `Choose a new ${PRODUCT_NAME} password`,
    text: `Somebody, probably you, asked for a new password for your ${PRODUCT_NAME} account.

${
  one
    ? `Choose it here within 30 minutes; the link works once:\n\n${link(one.token)}`
    : `Several accounts were made with this address. Choose it within 30 minutes for the one that is yours; each link works once:\n\n${accounts.map((account) => `Made on ${made(account)} UTC:\n${link(account.token)}`).join('\n\n')}`
}

If this was not you, there is nothing to do: your password stays as it is.
`,
  };
};

export const passwordChangedMail = (to: string, publicUrl: string): OutgoingMail => ({
  to,
  subject: `Your ${PRODUCT_NAME} password was changed`,
  text: `The password of your ${PRODUCT_NAME} account was just changed.

If this was not you, choose a new one at once:

${publicUrl}/forgot-password
`,
});

const CONFIRMING = (
  publicUrl: string,
  token: string,
) => `Confirm that this address is yours; the link works once, for ${CONFIRMATION_TTL_DAYS} days:

${publicUrl}/confirm-address?token=${token}
`;

/**
 * It has no word of the person who signed up: nobody knows yet that the address is theirs. @param token null: it is
 * confirmed
 */
export const welcomeMail = (to: string, publicUrl: string, token: string | null): OutgoingMail => ({
  to,
  subject: `Welcome to ${PRODUCT_NAME}`,
  text: `Your ${PRODUCT_NAME} account is ready. Log in with this address:

${publicUrl}/login
${token === null ? '' : `\n${CONFIRMING(publicUrl, token)}\nIf you did not sign up, ignore this message: somebody else gave this address, and it stays yours.\n`}`,
});

export const confirmationMail = (to: string, publicUrl: string, token: string): OutgoingMail => ({
  to,
  subject: `Confirm your address for ${PRODUCT_NAME}`,
  text: `${CONFIRMING(publicUrl, token)}
If you have no ${PRODUCT_NAME} account, ignore this message: somebody else gave this address, and it stays yours.
`,
});

/** To the address that was the account's. */
export const addressChangedMail = (to: string, publicUrl: string): OutgoingMail => ({
  to,
  subject: `Your ${PRODUCT_NAME} account has another address`,
  text: `Your ${PRODUCT_NAME} account was just given another address, and you do not log in with this one any more.

If this was not you, tell an administrator of your company or WMS, or write to whoever runs this server:

${publicUrl}
`,
});

/** To the owner of an address that somebody tried to register again. */
export const alreadyRegisteredMail = (to: string, publicUrl: string): OutgoingMail => ({
  to,
  subject: `You already have a ${PRODUCT_NAME} account`,
  text: `Somebody, probably you, gave this address for an account at ${PRODUCT_NAME}. You already have an account
with it, and nothing was changed. Log in here:

${publicUrl}/login

If you were invited to a company or WMS, log in first and then open the link of the invitation again.

If you forgot your password, choose a new one:

${publicUrl}/forgot-password
`,
});
