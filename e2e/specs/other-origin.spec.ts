import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { freePort, startServer } from '../fixtures/server';
import { newPerson, openSession, register, signedIn } from '../fixtures/people';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

const DIST = path.resolve(import.meta.dirname, '../../packages/roles-remote/dist');

test('a remote served from another origin works under the page’s policy', async ({ browser, request, guard }) => {
  const port = await freePort();
  const asked: string[] = [];
  const files = createServer((incoming, answer) => {
    const file = path.join(DIST, path.basename(incoming.url ?? ''));
    asked.push(path.basename(file));
    if (!existsSync(file)) return answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    return createReadStream(file).pipe(answer);
  }).listen(port, '127.0.0.1');
  const product = await startServer({ REMOTE_ORIGINS: `roles=http://127.0.0.1:${port}/published/` });
  try {
    const person = newPerson();
    await register(request, product.url, person, { new_company_name: 'Far Goods' });
    const context = await signedIn(browser, product.url, await openSession(request, product.url, person));
    guard.watch(context);
    const page = await context.newPage();
    await page.goto('/roles');
    await expect(new Frame(page).heading('Role & Permission Management')).toBeVisible();
    expect(asked.some((file) => file.startsWith('remoteEntry.'))).toBe(true);
    await context.close();
  } finally {
    await product.stop();
    files.closeAllConnections();
    files.close();
  }
});
