/** Servers of one NATS cluster, and what an instance says of itself to whichever answers. */
export interface NatsAddress {
  servers: { host: string; /** Host and port. */ place: string }[];
  /** Nothing is said to a server unless the connection is encrypted. */
  tls: boolean;
  user?: string;
  password?: string;
  token?: string;
}

const ENCODE = 'characters like / + @ : , # in a user, password or token are written as %2F, %2B and so on';

/** `user:password`, or a token alone. @returns undefined where a percent sign stands for nothing */
function credentialsOf({ username, password }: URL): Pick<NatsAddress, 'user' | 'password' | 'token'> | undefined {
  try {
    const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
    if (password) return { user: name, password: secret };
    return username ? { token: name } : {};
  } catch {
    return undefined;
  }
}

/**
 * Reads NATS_URL: `nats://user:password@host:4222`, `nats://token@host`, `tls://…`, several separated by commas.
 * @returns what is wrong with it, in words that hold nothing of it
 */
export function readNatsAddress(text: string): NatsAddress | string {
  const parts = text.split(',').map((part) => part.trim());
  const scheme = /^[a-z]+:\/\//.exec(parts[0] ?? '')?.[0] ?? '';
  const urls = parts.map((part) => (part.includes('://') ? part : scheme + part));
  if (!urls.every((url) => URL.canParse(url) && new URL(url).hostname)) return `it is not an address: ${ENCODE}`;
  const read = urls.map((url) => new URL(url));
  if (new Set(read.map(({ protocol }) => protocol)).size > 1)
    return 'either all of its servers begin with tls://, or none';
  const given = read.map(credentialsOf);
  if (given.includes(undefined)) return `it holds a % that stands for no character: ${ENCODE}`;
  const different = new Set(given.map((each) => JSON.stringify(each)).filter((each) => each !== '{}'));
  if (different.size > 1) return 'its servers have different users, and there is one for all of them';
  return {
    servers: read.map(({ hostname, host }) => ({ host: hostname.replaceAll(/^\[|\]$/g, ''), place: host })),
    tls: scheme === 'tls://',
    ...(given.find((each) => each && Object.keys(each).length > 0) ?? {}),
  };
}
