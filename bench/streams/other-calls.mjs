// Asks one call again and again at a steady pace, from a thread of its own: the main one reads thousands of streams, and would be late itself.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ url: string, token: string, everyMs: number }} */
const { url, token, everyMs } = workerData;
const agent = new Agent({ keepAlive: true });
/** @type {Promise<number>[]} */
const asked = [];

/** @returns {Promise<number>} how long the answer took, in ms, from when it was due to be asked for */
const ask = () =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - from));
    }).on('error', reject);
  });

const timer = setInterval(() => asked.push(ask()), everyMs);
parentPort?.once('message', () => {
  clearInterval(timer);
  void Promise.all(asked).then((times) => {
    parentPort?.postMessage(times);
    agent.destroy();
  });
});
