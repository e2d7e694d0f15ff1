// Answers the two requests of an opening with the bytes that the product sends, and does nothing else: what Node itself takes for them.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const STREAM = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-accel-buffering': 'no',
};
const ANSWER = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'content-type': 'application/json; charset=utf-8',
};
const POSITION = 'id: c:1\ndata: {"event":"position","channel":"system","data":{}}\n\n';
const SUBSCRIBED = JSON.stringify({ message: 'Subscribed' });
/** @type {Map<string, import('node:net').Socket>} */
const streams = new Map();

/** @param {import('node:http').ServerResponse} answer */
function open(answer) {
  const id = randomUUID();
  const { socket } = answer;
  if (!socket) return;
  answer.useChunkedEncodingByDefault = false;
  answer.shouldKeepAlive = false;
  socket.cork();
  answer.writeHead(200, { ...STREAM, 'x-request-id': randomUUID(), connection: 'close' });
  answer.flushHeaders();
  socket.setTimeout(0);
  socket.setNoDelay(true);
  streams.set(id, socket);
  socket.on('close', () => streams.delete(id)).on('error', () => {});
  socket.write(`data: ${JSON.stringify({ event: 'connected', channel: 'system', data: { connection_id: id } })}\n\n`);
  socket.uncork();
}

const server = createServer((request, answer) => {
  if (request.url?.startsWith('/api/sse/stream')) return open(answer);
  let body = '';
  request.setEncoding('utf8').on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    const id = String(request.headers['x-connection-id']);
    if (body !== '' && JSON.parse(body).channel) streams.get(id)?.write(POSITION);
    answer.writeHead(200, { ...ANSWER, 'x-request-id': randomUUID(), 'content-length': Buffer.byteLength(SUBSCRIBED) });
    answer.end(SUBSCRIBED);
  });
});
server.listen({ port: Number(process.argv[2]), host: '127.0.0.1', backlog: 4096 }, () => console.log('ready'));
