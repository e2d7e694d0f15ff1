import { EmbedError } from './embed-error';

/** The claims of a token. Only to tell people early: the server does not take anybody's word for it. */
interface Claims {
  /** The person's id. */
  sub?: string;
  /** The partner key that it was issued with. */
  key?: string;
  remote?: string;
  origin?: string;
}

function claimsOf(token: string): Claims {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    return (JSON.parse(new TextDecoder().decode(bytes)) ?? {}) as Claims;
  } catch {
    return {};
  }
}

/** The person whom the token claims to be for. */
export const personOf = (token: string): string | undefined => claimsOf(token).sub;

/**
 * Refuses a token that is openly for another page or another remote, before anything is loaded or sent.
 * @param page origin of the partner's page
 * @returns the key that it was issued with. @throws EmbedError
 */
export function checkToken(token: string, name: string, page: string): string | undefined {
  const { key, remote, origin } = claimsOf(token);
  if (origin !== undefined && origin !== page) {
    throw new EmbedError('wrong_origin', { id: 'access.other-page', values: { page } });
  }
  if (remote !== undefined && remote !== name) {
    throw new EmbedError('wrong_remote', { id: 'access.other-remote', values: { remote } });
  }
  return key;
}
