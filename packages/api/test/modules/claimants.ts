import { randomUUID } from 'node:crypto';
import { logIn, type Person, type TestServer } from '../harness';
import { mailsTo } from './fixtures';

export const someWord = () => `secret of ${randomUUID()}`;

export const register = ({ call }: TestServer, email: string, password: string) =>
  call('POST /register', {
    body: { email, password, first_name: 'Ada', last_name: 'Lovelace', new_company_name: 'Acme' },
  });

/** Somebody who only says that the address is theirs. */
export async function claimant(server: TestServer, email: string): Promise<Person> {
  const password = someWord();
  await register(server, email, password);
  return logIn(server.call, email, password);
}

/** The secrets in all links of a kind that an address was sent, newest first. */
export const linksTo = async (server: TestServer, email: string, path: string): Promise<string[]> =>
  (await mailsTo(server, email)).flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`${path}\\?token=([\\w-]+)`, 'g'))].map(([, token]) => token ?? ''),
  );

export const meOf = async ({ call }: TestServer, token: string) => (await call('GET /me', { token })).body.me;
