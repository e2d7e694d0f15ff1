/**
 * A tenant that asks for everything at once, in a process of its own: its work must not hold up whoever is measured beside it.
 * Its parent says when, and is told how each request was answered.
 */
import { newOwner } from '../import/company';

/** The outcome of a flood: how many requests had which answer, and how long it took until the last had one. */
export interface Flooded {
  statuses: Record<string, number>;
  ms: number;
}

const [url = '', count = '0'] = process.argv.slice(2);
const [token = ''] = await newOwner(url, 1);
const headers = { authorization: `Bearer ${token}` };

async function request(): Promise<string> {
  try {
    const answer = await fetch(`${url}/api/mycompany/users`, { headers });
    await answer.arrayBuffer();
    const again = answer.headers.get('retry-after');
    return again === null ? String(answer.status) : `${answer.status}, Retry-After ${again}`;
  } catch {
    return 'no answer';
  }
}

async function flood(): Promise<Flooded> {
  const at = performance.now();
  const statuses: Record<string, number> = {};
  for (const status of await Promise.all(Array.from({ length: Number(count) }, request))) {
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return { statuses, ms: performance.now() - at };
}

process.on('message', () => void flood().then((flooded) => process.send?.(flooded)));
// The server knows the session from here on, as it knows everybody's who works.
await request();
process.send?.('ready');
