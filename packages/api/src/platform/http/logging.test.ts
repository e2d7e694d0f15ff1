import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { loggerOptions } from './logging';

/** The text that a log writes to something that is a terminal or not. */
function written(isTTY: boolean, say: (log: FastifyBaseLogger) => void): string[] {
  const lines: string[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().split('\n').filter(Boolean));
      done();
    },
  });
  say(Fastify({ logger: loggerOptions('info', Object.assign(out, { isTTY })) }).log);
  return lines;
}
const request = (log: FastifyBaseLogger) =>
  log.info({ method: 'GET', url: '/api/me', status: 200, ms: 3.1, ip: '127.0.0.1' }, 'request');
const plain = (line: string | undefined) => line?.replace(/\u001b\[\d+m/g, '').replace(/^\[[\d:]{8}\]/, '[time]');

test('a terminal gets lines that people read', () => {
  const lines = written(true, (log) => {
    request(log);
    log.warn({ channel: 'company:1', password: 'hunter2' }, 'the log was not read');
  });
  expect(lines.map(plain)).toEqual([
    '[time] INFO: 200 GET /api/me (3.1 ms)',
    '[time] WARN: the log was not read',
    '    channel: "company:1"',
    '    password: "[redacted]"',
  ]);
});

test('a terminal gets one line of the migrations that ran, a file their names', () => {
  const say = (log: FastifyBaseLogger) => log.info({ migrations: ['001', '002'] }, 'database, migrations: 2');
  expect(written(true, say).map(plain)).toEqual(['[time] INFO: database, migrations: 2']);
  expect(JSON.parse(written(false, say)[0] ?? '')).toMatchObject({ migrations: ['001', '002'] });
});

test('an error does not tell the secrets of the address that it is about', () => {
  const err = new Error("'/%zz?access_token=a.b.c' is not a valid url component");
  const [line = ''] = written(false, (log) => log.info({ err }, 'refused'));
  expect(line).not.toContain('a.b.c');
  expect(line).toContain('[redacted]');
});

test('everything else gets one line of JSON each', () => {
  const [line = '', ...others] = written(false, request);
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ level: 'info', msg: 'request', method: 'GET', url: '/api/me', status: 200 });
});

test('what looks like a secret of ours stands in no line, whoever writes it', () => {
  const [line = ''] = written(false, (log) => log.info({ found: ['swa_SECRET'] }, 'of whsec_SECRET'));
  expect(JSON.parse(line)).toMatchObject({ msg: 'of [redacted]', found: ['[redacted]'] });
});
