import { redactUrl } from './logging';

test('secrets in an address do not reach the log', () => {
  expect(redactUrl('/api/sse/stream?access_token=a.b.c&last_event_id=c:1')).toBe(
    '/api/sse/stream?access_token=[redacted]&last_event_id=c:1',
  );
  expect(redactUrl('/register?token=secret')).toBe('/register?token=[redacted]');
  expect(redactUrl('/api/sse/stream?%61ccess_token=a.b.c&x=1')).toBe('/api/sse/stream?%61ccess_token=[redacted]&x=1');
  expect(redactUrl('/x?TOKEN=secret&%zz=1&&token')).toBe('/x?TOKEN=[redacted]&%zz=1&&token=[redacted]');
  expect(redactUrl('/roles?page=2')).toBe('/roles?page=2');
});
