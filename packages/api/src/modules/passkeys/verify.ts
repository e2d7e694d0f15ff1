import type { PasskeyAssertion, PasskeyAttestation } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import { lateImport } from '../../platform/late-import';
import type { Place } from './place';

/** The library, brought when the first passkey is looked at. */
const library = () => lateImport(() => import('@simplewebauthn/server'));

interface Expected {
  place: Place;
  /** Whether a challenge is one of ours. */
  isOurs: (challenge: string) => boolean;
}
const sameFor = ({ place, isOurs }: Expected) => ({
  expectedChallenge: isOurs,
  expectedOrigin: place.origin,
  expectedRPID: place.rpId,
  // By finger, face or PIN: it stands for the password and the second factor.
  requireUserVerification: true,
});
const frame = ({ id }: { id: string }) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

/** Refuses alike, whatever is wrong. @throws invalid_passkey */
export const refused = (warn: (fault: unknown) => void) => (fault: unknown) => {
  warn(fault);
  throw refuse('invalid_passkey');
};

/** Looks at a new key. Whose make its authenticator is, is not asked. @throws invalid_passkey */
export async function verifyAttestation(
  attestation: PasskeyAttestation,
  expected: Expected,
  warn: (fault: unknown) => void,
) {
  const { verifyRegistrationResponse } = await library();
  const { clientDataJSON, attestationObject, transports } = attestation;
  refuseFromElsewhere(attestation);
  const result = await verifyRegistrationResponse({
    response: { ...frame(attestation), response: { clientDataJSON, attestationObject, transports } },
    ...sameFor(expected),
  }).catch(refused(warn));
  if (!result.verified) throw refuse('invalid_passkey');
  const { credential, credentialBackedUp } = result.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    synced: credentialBackedUp,
  };
}

/** @returns how often the authenticator has signed. @throws invalid_passkey */
export async function verifyAssertion(
  assertion: PasskeyAssertion,
  publicKey: Buffer,
  expected: Expected,
  warn: (fault: unknown) => void,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const { clientDataJSON, authenticatorData, signature } = assertion;
  refuseFromElsewhere(assertion);
  const result = await verifyAuthenticationResponse({
    response: { ...frame(assertion), response: { clientDataJSON, authenticatorData, signature } },
    // The count is compared where it is kept: here a lower one would be refused sooner than a wrong signature.
    credential: { id: assertion.id, publicKey: Uint8Array.from(publicKey), counter: 0 },
    ...sameFor(expected),
  }).catch(refused(warn));
  if (!result.verified) throw refuse('invalid_passkey');
  return result.authenticationInfo.newCounter;
}

interface ClientData {
  challenge?: unknown;
  crossOrigin?: unknown;
  topOrigin?: unknown;
}

/** The page that asked, as the browser tells it; nothing, for nonsense. */
function clientDataOf({ clientDataJSON }: { clientDataJSON: string }): ClientData {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return said ?? {};
  } catch {
    // The caller refuses it as it refuses a challenge that is not ours.
    return {};
  }
}

/**
 * Pages of ours ask for passkeys in a window of their own, never in a page of somebody else's: partners' pages show remotes, which
 * have tokens of their partner's server. @throws invalid_passkey
 */
function refuseFromElsewhere(answer: { clientDataJSON: string }): void {
  const { crossOrigin, topOrigin } = clientDataOf(answer);
  // A browser that says nothing of it is an older one.
  if ((crossOrigin !== undefined && crossOrigin !== false) || topOrigin !== undefined) throw refuse('invalid_passkey');
}

/** The challenge that an authenticator says it answers; empty for nonsense. */
export function challengeOf(answer: { clientDataJSON: string }): string {
  const { challenge } = clientDataOf(answer);
  return typeof challenge === 'string' ? challenge : '';
}
