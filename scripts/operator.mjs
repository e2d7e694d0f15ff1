import { createConnection } from 'node:net';
import path from 'node:path';
import { root } from './workspace.mjs';

export const usage = `What whoever runs the server may tell it, in a shell on its machine and as its system user:

  npm run operator -- administrators add ada@example.com
  npm run operator -- recover ada@example.com
  npm run operator -- names give /yard docks             hands a name of a remote over to another
  npm run audit -- verify                                 compares the audit with its hash chains
  npm run operator                                        names all commands

The server does it while it runs: nobody else can open its database meanwhile. DATA_DIR says which server is meant;
default: .data, as of npm start.`;

/**
 * Sends the words of a command to the server.
 * @param {string} address
 * @param {string[]} words
 * @returns {Promise<{ ok: boolean; text: string }>}
 */
const ask = (address, words) =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = createConnection(address, () => socket.write(`${JSON.stringify(words)}\n`));
    socket.setEncoding('utf8');
    socket.on('data', (text) => (answer += String(text)));
    socket.on('error', reject);
    socket.on('end', () => {
      try {
        resolve(JSON.parse(answer));
      } catch {
        reject(new Error('The server ended before it answered.'));
      }
    });
  });

/**
 * `npm run operator -- …`
 * @param {string[]} words
 */
export async function main(words) {
  // As the server does, which npm start runs in the repository's folder.
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  const address = path.join(dataDir, 'operator', 'socket');
  try {
    const { ok, text } = await ask(address, words);
    (ok ? console.log : console.error)(text);
    return ok ? 0 : 1;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EACCES') console.error(`Only the system user that runs the server may do this: ${address}`);
    else if (code === 'ENOENT' || code === 'ECONNREFUSED')
      console.error(
        `No server runs with the data directory ${dataDir}. Start it first, or set DATA_DIR to its directory.`,
      );
    else console.error(message);
    return 1;
  }
}
