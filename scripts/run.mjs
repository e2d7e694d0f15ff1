// Starts one of the commands beside it. Written so that an old Node can still parse it and say what is wrong.
import { existsSync } from 'node:fs';
import { COMMANDS } from './commands.mjs';

const needed = [20, 19];
const [neededMajor = 0, neededMinor = 0] = needed;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [command = '', ...args] = process.argv.slice(2);
/** @param {string} word */
const asksForHelp = (word) => word === '--help' || word === '-h';

/** The commands that are here: an image has two of them. */
const list = () =>
  Object.entries(COMMANDS)
    .filter(([name]) => existsSync(new URL(`./${name}.mjs`, import.meta.url)))
    .map(([name, line]) => `  ${name.padEnd(16)} ${line}`);

/** @returns {Promise<number>} the exit code */
async function run() {
  const line = Object.entries(COMMANDS).find(([name]) => name === command);
  if (!line) {
    const usage = ['Usage: node scripts/run.mjs <command> …, or by npm as below. One of:', ...list()].join('\n');
    if (asksForHelp(command)) {
      console.log(usage);
      return 0;
    }
    console.error(command === '' ? usage : `There is no command "${command}".\n${usage}`);
    return 1;
  }
  const { main, usage = line[1] } = await import(`./${command}.mjs`);
  if (args.some(asksForHelp)) {
    console.log(usage);
    return 0;
  }
  try {
    return await main(args);
  } catch (error) {
    // Words that parseArgs did not understand.
    if (!(error instanceof Error) || !String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS')) throw error;
    console.error(`${error.message}\n\n${usage}`);
    return 1;
  }
}

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `Slotwise needs Node ${needed.join('.')} or newer, and this is ${process.versions.node}: install Node 24 from https://nodejs.org and run the command again.`,
  );
  process.exitCode = 1;
} else {
  run()
    .then((code) => {
      process.exitCode = code;
    })
    .catch((error) => {
      console.error(error);
      process.exitCode = 1;
    });
}
