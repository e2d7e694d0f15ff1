import type { PasskeyAssertion, PasskeyAttestation, PasskeyRequest } from '@slotwise/contract';
import { PASSKEY_TRANSPORTS, PRODUCT_NAME } from '@slotwise/contract/constants';

/** Whether this browser knows passkeys at all. It does at secure addresses only, where the property exists. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** Whether pages of this host may ask for passkeys: it must have a name. */
export const isNamed = (hostname: string): boolean => !/^(?:[\d.]+|\[.*\])$/.test(hostname);

/** The outcome of a person's act: nothing, for a reason that browsers do not tell apart from not wanting to. */
export class NotGiven extends Error {}
/** The authenticator has a key for this account already. */
export class KnownAlready extends Error {}

const library = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

const named = (error: unknown): string => (error instanceof Error ? error.name : '');
const explain = (error: unknown): never => {
  if (named(error) === 'InvalidStateError') throw new KnownAlready('known already', { cause: error });
  if (['NotAllowedError', 'AbortError'].includes(named(error))) throw new NotGiven('not given', { cause: error });
  throw error;
};

const isTransport = (text: string): text is (typeof PASSKEY_TRANSPORTS)[number] =>
  (PASSKEY_TRANSPORTS as readonly string[]).includes(text);

/** Has an authenticator make a key. @throws NotGiven, KnownAlready */
export async function makePasskey(asked: PasskeyRequest): Promise<PasskeyAttestation> {
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: asked.challenge,
      rp: { id: asked.rpId, name: PRODUCT_NAME },
      user: { id: asked.userHandle, name: asked.userName, displayName: asked.displayName },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: asked.known.map((known) => ({ id: known, type: 'public-key' })),
      attestation: 'none',
      // It is found by the authenticator alone, and given to nobody but its owner.
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    },
  }).catch(explain);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports: transports.filter(isTransport) };
}

/** Has an authenticator prove that it has a key. @throws NotGiven */
export async function provePasskey(asked: { challenge: string; rpId: string }): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({
    optionsJSON: { ...asked, userVerification: 'required' },
  }).catch(explain);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}
