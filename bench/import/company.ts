import { readFileSync } from 'node:fs';
import { newPerson } from '../../e2e/fixtures/people';

/** Calls the API as one person, in a session of their own. Throws unless it succeeds. */
export type Call = <T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: object | Uint8Array,
) => Promise<T>;

async function ask<T>(
  url: string,
  token: string | null,
  method: string,
  path: string,
  body?: object | Uint8Array,
): Promise<T> {
  const isBytes = body instanceof Uint8Array;
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: isBytes ? (body as BodyInit) : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Of the link that confirms an address, from the mailbox of servers that send no mail. */
async function mailedToken(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/dev/mailbox`, { headers: { accept: 'application/json' } });
  const { mails } = (await answer.json()) as { mails: { to: string; text: string }[] };
  const text = mails.find(({ to }) => to === email)?.text ?? '';
  return /\/confirm-address\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

/** A company of its own. @returns tokens of its owner, one for each session that is asked for */
export async function newOwner(url: string, sessions: number): Promise<string[]> {
  const { email, password, firstName, lastName } = newPerson();
  const names = { first_name: firstName, last_name: lastName, new_company_name: `Company of ${lastName}` };
  await ask(url, null, 'POST', '/register', { email, password, ...names });
  await ask(url, null, 'POST', '/email/confirm', {
    token: await mailedToken(url, email),
    password,
  });
  const tokens: string[] = [];
  while (tokens.length < sessions) {
    const { access_token: token } = await ask<{ access_token: string }>(url, null, 'POST', '/login', {
      email,
      password,
    });
    tokens.push(token);
  }
  return tokens;
}

/** A company of its own, with one session for each that is asked for. */
export async function newCompany(url: string, sessions: number): Promise<Call[]> {
  const tokens = await newOwner(url, sessions);
  return tokens.map((token) => (method, path, body) => ask(url, token, method, path, body));
}

/** Megabytes of memory that a process has. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;
