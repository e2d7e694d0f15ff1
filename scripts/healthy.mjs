// Asks the server beside it whether it is ready, for the image's HEALTHCHECK: exit code 0 if it is. It reads the server's own settings.
import http from 'node:http';
import https from 'node:https';

const PATIENCE_MS = 4000;
const { HOST = '', PORT = '4000', TLS_CERT } = process.env;
const isEveryAddress = ['', '0.0.0.0', '::', '[::]'].includes(HOST);
const options = {
  host: isEveryAddress ? '127.0.0.1' : HOST.replace(/^\[|\]$/g, ''),
  port: PORT,
  path: '/readyz',
  timeout: PATIENCE_MS,
  // Its certificate is for the name that people use, and nobody else answers on this machine.
  rejectUnauthorized: false,
};
/** @param {unknown} why */
const fail = (why) => {
  console.error(`not ready: ${String(why)}`);
  process.exit(1);
};
(TLS_CERT ? https : http)
  .get(options, (response) => (response.statusCode === 200 ? process.exit(0) : fail(response.statusCode)))
  .on('timeout', () => fail(`no answer within ${PATIENCE_MS / 1000} s`))
  .on('error', (error) => fail(error.message));
