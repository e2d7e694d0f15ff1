import { PRODUCT_NAME } from '@slotwise/contract/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../errors';
import { isLocal } from '../http/local-only';
import { COLORS, MARK } from '../web/brand';
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

const STYLE = `${COLORS}
header{display:flex;align-items:center;gap:12px;height:48px;padding-inline:16px;background:var(--card);border-bottom:1px solid var(--line);font-weight:600}
header svg{width:24px;height:24px}main{max-width:46rem;margin:0 auto;padding:16px}
h1{font-size:20px;line-height:28px;overflow-wrap:anywhere}
ol{margin:0;padding:0;list-style:none}li,pre{margin:0;padding:12px 16px;background:var(--card);border:1px solid var(--line)}
li+li{border-top:0}li:first-child{border-radius:8px 8px 0 0}li:last-child{border-radius:0 0 8px 8px}li:only-child,pre{border-radius:8px}
li a{font-weight:600;overflow-wrap:anywhere}.quiet{color:var(--quiet);overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)} · Development mailbox</title>
<style>${STYLE}</style></head>
<body><header>${MARK}<span>${PRODUCT_NAME} development mailbox</span></header><main>${body}</main></body></html>`;

const when = (date: Date) => `<time>${date.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;
const row = ({ id, to, subject, status, createdAt }: StoredMail) =>
  `<li><a href="/dev/mailbox/${id}">${escape(subject)}</a><br>
<span class="quiet">to ${escape(to)} · ${when(createdAt)} · ${status}</span></li>`;

/**
 * Page of the mails while no mail server is configured. Never in production, and only for people at this machine: the
 * links in them are secrets.
 */
export function addMailbox(app: FastifyInstance, mail: Mail): void {
  const onRequest = (request: FastifyRequest, _reply: unknown, done: (fault?: Error) => void) =>
    done(isLocal(request) ? undefined : refuse('route_not_found'));
  app.get('/dev/mailbox', { onRequest }, async (request, reply) => {
    const mails = await mail.latest();
    if (request.headers.accept === 'application/json') return reply.header('cache-control', 'no-store').send({ mails });
    const list = mails.length > 0 ? `<ol>${mails.map(row).join('')}</ol>` : '<p class="quiet">No mails yet.</p>';
    return reply.headers(HEADERS).send(page('Mails', `<h1>Mails</h1>${list}`));
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', { onRequest }, async (request, reply) => {
    const found = (await mail.latest()).find(({ id }) => id === request.params.id);
    if (!found) return reply.code(404).headers(HEADERS).send(page('Not found', '<h1>There is no such mail</h1>'));
    const { to, subject, text, createdAt } = found;
    const body = `<p><a href="/dev/mailbox">All mails</a></p><h1>${escape(subject)}</h1><p class="quiet">to ${escape(to)} · ${when(createdAt)}</p>
<pre>${linked(text)}</pre>`;
    return reply.headers(HEADERS).send(page(subject, body));
  });
}
