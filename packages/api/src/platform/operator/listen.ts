import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Services } from '../services';
import { CommandRefused, type OperatorCommand } from './command';

/** Systems refuse longer addresses of sockets: 104 bytes on some. */
const LONGEST_PATH = 100;
const LONGEST_REQUEST = 64 * 1024;

export interface OperatorAnswer {
  ok: boolean;
  text: string;
}

/** Socket at which a server with this data directory hears commands. */
export const operatorSocket = (dataDir: string): string => join(dataDir, 'operator', 'socket');

const usageOf = (commands: readonly OperatorCommand[]) =>
  commands
    .map(({ name, takes, about }) => `  ${[name, ...takes.map((one) => `<${one}>`)].join(' ')}\n      ${about}`)
    .join('\n');

async function answerTo(
  words: readonly string[],
  commands: readonly OperatorCommand[],
  services: Services,
): Promise<OperatorAnswer> {
  const line = words.join(' ');
  const command = commands.find(({ name }) => line === name || line.startsWith(`${name} `));
  if (!command) return { ok: words.length === 0, text: usageOf(commands) };
  const args = words.slice(command.name.split(' ').length);
  const needed = command.takes.filter((name) => !name.endsWith('?')).length;
  if (args.length < needed || args.length > command.takes.length) return { ok: false, text: usageOf([command]) };
  try {
    return { ok: true, text: await command.run(services, args) };
  } catch (fault) {
    if (fault instanceof CommandRefused) return { ok: false, text: fault.message };
    services.log.error({ err: fault, command: command.name }, 'a command on the server failed');
    return { ok: false, text: 'The command failed; the log of the server says why.' };
  }
}

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

function hear(socket: Socket, answer: (words: string[]) => Promise<OperatorAnswer>): void {
  let heard = '';
  socket.setEncoding('utf8');
  // A client that goes away before the answer hears none.
  socket.on('error', () => socket.destroy());
  const say = (given: OperatorAnswer) => socket.end(`${JSON.stringify(given)}\n`);
  socket.on('data', (text: string) => {
    heard += text;
    const end = heard.indexOf('\n');
    if (end < 0 && heard.length < LONGEST_REQUEST) return;
    socket.pause();
    let words: unknown;
    try {
      words = JSON.parse(heard.slice(0, Math.max(end, 0)));
    } catch {
      words = undefined;
    }
    if (!isWords(words)) say({ ok: false, text: 'Send the words of a command as a JSON array, in one line.' });
    else void answer(words).then(say);
  });
}

/**
 * Hears commands at a socket that only the system user of the server may open: the folder around it is theirs alone. The
 * server itself does what they say, because nobody else can open the embedded database while it runs.
 * @returns ends it
 */
export async function listenForOperator(
  dataDir: string,
  commands: readonly OperatorCommand[],
  services: Services,
): Promise<() => Promise<void>> {
  const address = operatorSocket(dataDir);
  if (process.platform === 'win32' || Buffer.byteLength(address) > LONGEST_PATH) {
    services.log.warn(
      { address },
      'commands on the server are not heard here: set DATA_DIR to a shorter path, not on Windows',
    );
    return () => Promise.resolve();
  }
  const folder = join(dataDir, 'operator');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // It may be there from before, and open.
  chmodSync(folder, 0o700);
  // One that was killed leaves its socket.
  rmSync(address, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    hear(socket, (words) => answerTo(words, commands, services));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
}
