import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../errors';
import { isLocal } from '../http/local-only';
import type { Mail, StoredMail } from '.';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
/** Links of our own making become clickable; everything else stays text. */
const linked = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s<>"']+/g, (url) => `<a href="${url}" rel="noreferrer">${url}</a>`);

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
} as const;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)} · Development mailbox</title>
<style>body{font:14px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}li{margin:.5rem 0}</style></head>
<body><main>${body}</main></body></html>`;

const row = ({ id, to, subject, status, createdAt }: StoredMail) =>
  `<li><a href="/dev/mailbox/${id}">${escape(subject)}</a><br>to ${escape(to)}, ${createdAt.toISOString()}, ${status}</li>`;

/**
 * Where mails can be read while no mail server is configured. Never in production, and by nobody but who sits at this
 * machine: the links in them are secrets.
 */
export function addMailbox(app: FastifyInstance, mail: Mail): void {
  const onRequest = (request: FastifyRequest, _reply: unknown, done: (fault?: Error) => void) =>
    done(isLocal(request) ? undefined : refuse('route_not_found'));
  app.get('/dev/mailbox', { onRequest }, async (request, reply) => {
    const mails = await mail.latest();
    if (request.headers.accept === 'application/json') return reply.header('cache-control', 'no-store').send({ mails });
    const list = mails.length > 0 ? `<ol>${mails.map(row).join('')}</ol>` : '<p>No mails yet.</p>';
    return reply.headers(HEADERS).send(page('Mails', `<h1>Development mailbox</h1>${list}`));
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', { onRequest }, async (request, reply) => {
    const found = (await mail.latest()).find(({ id }) => id === request.params.id);
    if (!found) return reply.code(404).headers(HEADERS).send(page('Not found', '<h1>There is no such mail</h1>'));
    const { to, subject, text } = found;
    const body = `<p><a href="/dev/mailbox">All mails</a></p><h1>${escape(subject)}</h1><p>to ${escape(to)}</p>
<pre>${linked(text)}</pre>`;
    return reply.headers(HEADERS).send(page(subject, body));
  });
}
