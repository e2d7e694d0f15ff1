import { Type, type Static } from 'typebox';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import { PASSKEY_TRANSPORTS } from './constants';

/** A way of signing in without a password, without its key. */
export const Passkey = strict({
  id: Id,
  /** By which its owner knows it. */
  name: Type.String(),
  addedAt: Instant,
  /** When somebody signed in by it last; null: not yet. */
  usedAt: nullable(Instant),
  /** Whether it is kept by an account that brings it to several devices. */
  synced: Type.Boolean(),
});
export type Passkey = Static<typeof Passkey>;

/** Bytes as browsers write them. */
const bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const CredentialId = bytes(1400);

/** The answer of an authenticator that has made a key, as the Web Authentication API names it. */
export const PasskeyAttestation = strict({
  id: CredentialId,
  clientDataJSON: bytes(4000),
  attestationObject: bytes(16_000),
  transports: Type.Array(literals(PASSKEY_TRANSPORTS), { maxItems: PASSKEY_TRANSPORTS.length }),
});
export type PasskeyAttestation = Static<typeof PasskeyAttestation>;

/** The answer of an authenticator that is asked to prove that it has a key, as the Web Authentication API names it. */
export const PasskeyAssertion = strict({
  id: CredentialId,
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
});
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;

/** The options with which a browser asks an authenticator for a new key. */
export const PasskeyRequest = strict({
  challenge: Type.String(),
  rpId: Type.String(),
  /** Of the account, which an authenticator keeps beside the key. */
  userHandle: Type.String(),
  userName: Type.String(),
  displayName: Type.String(),
  /** Credentials that the account has already: an authenticator makes no second one. */
  known: Type.Array(Type.String()),
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;
