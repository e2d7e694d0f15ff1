import { routes, type Route } from '@slotwise/contract';

export const SECRETS = [
  'password',
  'new_password',
  'current_password',
  'token',
  'access_token',
  'refresh_token',
  'ticket',
];
const LEFT_OUT = '[redacted]';

/** The forms of our own secrets, wherever they stand: keys of all kinds, tickets of the stream, signed tokens. */
const OWN_SECRET = /(?:sw[adp]|whsec)_[\w-]+|st_[\w-]{20,}|eyJ[\w-]{5,500}\.[\w-]+(?:\.[\w-]*)?/g;
export const withoutOwnSecrets = (text: string): string => text.replace(OWN_SECRET, LEFT_OUT);
const hasOwnSecret = (text: string) => withoutOwnSecrets(text) !== text;

const asked = Object.values(routes).flatMap(({ query }: Route) =>
  Object.keys((query as { properties?: object } | undefined)?.properties ?? {}),
);
/** Names that stand in the log as somebody wrote them: they are ours, and so tell nothing. */
const KNOWN = new Set([...asked, ...SECRETS]);
/** Parameters of our own calls whose values are no secrets. */
const HARMLESS = new Set(asked.filter((name) => !/(?:^|_)(?:token|ticket|password|secret|key|code)$/.test(name)));

const hasSyntax = (text: string) => /[=&;?#%]/.test(text);

/** Nobody encodes a text more often who does not hide something in it. */
const MOST_ROUNDS = 5;
const HIDES_SOMETHING = 'token=';

/** A text with nothing of it encoded, however often it was; parts that cannot be decoded stay as they are. */
function decoded(text: string, rounds = MOST_ROUNDS): string {
  const once = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  if (once === text) return text;
  return rounds === 0 ? HIDES_SOMETHING : decoded(once, rounds - 1);
}

function isHarmlessValue(value: string): boolean {
  try {
    const text = decodeURIComponent(value);
    return !hasSyntax(text) && !hasOwnSecret(text);
  } catch {
    return false;
  }
}

const nameOf = (part: string) => part.split('=', 1)[0] ?? '';

/** A part of a query that our contract knows, and whose value is just a value. */
const isHarmless = (part: string) =>
  part === '' || (HARMLESS.has(nameOf(part)) && isHarmlessValue(part.slice(nameOf(part).length + 1)));
/** A part of which we know where the secret in it ends. */
const isKnownSecret = (part: string) => KNOWN.has(nameOf(part)) && !HARMLESS.has(nameOf(part));

/** The stand-in for a part whose value is not told. */
function nameOnly(part: string): string {
  const name = nameOf(part);
  if (part === '') return '';
  if (!KNOWN.has(name)) return LEFT_OUT;
  return part === name ? name : `${name}=${LEFT_OUT}`;
}

function redactPath(path: string): string {
  const text = decoded(path);
  const end = path.search(hasOwnSecret(text) || hasSyntax(text.replaceAll('%', '')) ? /[=%&]/ : /[=&]/);
  return withoutOwnSecrets(end < 0 ? path : path.slice(0, end) + LEFT_OUT);
}

/**
 * An address without what may be secret. Values of its query stand there only if all of it is of our contract: in an
 * address that no server of ours understands, nobody knows where a secret begins.
 */
export function redactAddress(address: string): string {
  const end = address.search(/[?#;]/);
  if (end < 0) return redactPath(address);
  const parts = address.slice(end + 1).split('&');
  const isOurs = parts.every((part) => isHarmless(part) || isKnownSecret(part));
  const query = parts.map((part) => (isOurs && isHarmless(part) ? part : nameOnly(part)));
  return `${redactPath(address.slice(0, end))}${address[end]}${query.join('&')}`;
}

const NAMES = new Set([...SECRETS, 'secret', 'key', 'api_key', 'authorization'].map((name) => name.replace(/_/g, '')));
const saysSecret = (text: string) =>
  [...text.matchAll(/(?<![\w.-])([\w.-]+)(?:\[[^\]]{0,50}\])?=/g)].some(([, name = '']) =>
    NAMES.has(name.toLowerCase().replace(/[^a-z]/g, '')),
  );

const redactWord = (word: string): string => {
  const query = word.search(/[?#;]/);
  if (query >= 0 && /[=%]/.test(word.slice(query))) return redactAddress(word);
  return saysSecret(decoded(word)) ? redactPath(word) : withoutOwnSecrets(word);
};

/** A sentence, such as an error's, without what may be secret in the addresses that it names. */
export const redact = (text: string): string =>
  /[=%]/.test(text)
    ? text
        .split(/([ \t\r\n]+)/)
        .map(redactWord)
        .join('')
    : withoutOwnSecrets(text);
