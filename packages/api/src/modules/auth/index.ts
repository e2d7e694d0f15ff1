// Exports for other modules.
export { claimAddress } from './address-queries';
export * from './ask-to-confirm';
export * from './create-tenant';
export * from './mails';
export { checkOwnPassword } from './own-password';
export * from './password-policy';
export * from './register';
export { lacksDemandedFactor, revokeSessions } from './queries';
