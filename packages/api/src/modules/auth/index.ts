// Exports for other modules.
export { actorOfAccount } from './account';
export { claimAddress } from './address-queries';
export { bind, isSecure } from './binding';
export * from './ask-to-confirm';
export * from './create-tenant';
export * from './mails';
export { openSession, tokensOf } from './open-session';
export { checkOwnPassword } from './own-password';
export * from './password-policy';
export { proveOneself } from './prove-oneself';
export * from './register';
export { requireSession } from './still-theirs';
export { accountById, lacksDemandedFactor, lacksFactorOf, revokeSessions } from './queries';
