/** Secrets that the tests use all through, by how they look, and never the words for them. */
const SECRETS = [
  // Passwords of the tests, of the journeys and of the demonstration, whose logins a start says on purpose: `address / password`.
  /correct horse battery/g,
  /Plum-Orbit-[\w-]+/g,
  /(?<! \/ )slotwise-demo\b/g,
  // Access tokens.
  /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g,
  // Keys for deployments, partners, API and webhooks.
  /\bsw[adp]_[\w-]{16,}/g,
  /\bwhsec_[\w+/=-]{16,}/g,
  /\bBearer [\w.-]{16,}/g,
  // Links of mails, tickets of streams, tokens in bodies and cookies.
  /(?:[?&]|%3F|%26)(?:access_)?token(?:=|%3D)[\w-]{16,}/g,
  /"(?:access_token|refresh_token|ticket|secret)":"(?!\[)[\w.-]{16,}/g,
  /slotwise_session=[\w-]{16,}/g,
];

/** The lines of a log that hold a secret: as much of them as tells where it comes from. @param {string} log */
export const secretsIn = (log) =>
  SECRETS.flatMap((secret) => [...log.matchAll(secret)]).map(({ index, 0: found }) => {
    const from = log.lastIndexOf('\n', index) + 1;
    return `${log.slice(Math.max(from, index - 200), index)}<${found.slice(0, 12)}…>`;
  });

/** Lines that servers wrote, among others: their logs are JSON. @param {string} output */
export const serverLines = (output) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{"level"') || line.startsWith('{"time"'))
    .join('\n');
