import { request } from 'node:https';

const LOGIN = { email: process.env.BENCH_EMAIL ?? 'owner@alderbrook.example', password: 'slotwise-demo' };

/** Signs the demo's owner in. Answers what a browser stores, by key. */
export async function tokensOf(url: string): Promise<Record<string, string>> {
  const body = JSON.stringify(LOGIN);
  const text = url.startsWith('https')
    ? await new Promise<string>((resolve, reject) => {
        const call = request(
          `${url}/api/login`,
          { method: 'POST', headers: { 'content-type': 'application/json' }, rejectUnauthorized: false },
          (answer) => {
            let received = '';
            answer.setEncoding('utf8').on('data', (part: string) => (received += part));
            answer.on('end', () => resolve(received));
          },
        );
        call.on('error', reject).end(body);
      })
    : await (
        await fetch(`${url}/api/login`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      ).text();
  const tokens = JSON.parse(text) as { access_token?: string; refresh_token?: string; expires_in?: number };
  if (!tokens.access_token || !tokens.refresh_token || !tokens.expires_in) throw new Error(`login answered ${text}`);
  return {
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    expires_at: String(Date.now() + tokens.expires_in * 1000),
  };
}
