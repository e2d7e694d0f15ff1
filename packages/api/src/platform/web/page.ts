import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@slotwise/contract/constants';
import { languageOfFile } from '@slotwise/contract/words-files';
import type { PageRegistry } from '../module';
import { hintScript, screenHint, type ShellFiles } from './screen-hint';
import { SERVICE_WORKER } from './service-worker';

/** The shell's description in `shell.json`, written by its build. */
interface ShellDescription extends ShellFiles {
  /** Hash of its contents. */
  build?: string;
  /** Scripts that start the page, in order. */
  scripts: string[];
  /** Scripts that those will ask for before the first paint. */
  preload: string[];
  integrity: Record<string, string>;
  /** Texts of the page itself: language → English text → text. */
  document?: Record<string, Record<string, string>>;
}

interface Template {
  mtime: number;
  before: string;
  after: string;
  shell: ShellDescription;
}

export interface Page {
  html: string;
  headers: Record<string, string>;
}

export interface PageOptions {
  /** The origins that remotes may be loaded from, beside this server's. */
  origins: readonly string[];
  tls: boolean;
  /** Whether this page may take remotes from the machine that it is shown on. */
  overridable: boolean;
  /** Whether browsers may keep this page for when there is no network. */
  keepable: boolean;
}

const REGISTRY_ID = 'slotwise-registry';
const KEEPABLE = `<meta name="slotwise-service-worker" content="${SERVICE_WORKER}">`;
const OVERRIDABLE = '<meta name="slotwise-overrides" content="loopback">';
/** Addresses of development servers, and of their news of changes. A policy cannot name [::1]. */
const LOOPBACK = ['http', 'https', 'ws', 'wss'].flatMap((scheme) => [
  `${scheme}://localhost:*`,
  `${scheme}://127.0.0.1:*`,
]);
const HEAD = '<!--slotwise:head-->';
const NONCE = /__NONCE__/g;
/** The build's own script tags, which know no nonce; ours stand in their place. */
const BUILT_SCRIPTS = /<script[^>]*\ssrc=[^>]*><\/script>/g;

const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
/** JSON that can stand in a script element: no tag can begin in it. */
const inlineJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, ' ');

interface Given {
  nonce: string;
  address: string;
  language: string;
}

/** The words of the shell's first screens: parts that come later, faults, printing and developer tools, have files of their own. */
const isWordsOfPage = (url: string, language: string) =>
  languageOfFile(url) === language && /[/](?:shared-)?words-[^/]*$/.test(url);

/** The template in another language: its `lang`, and the texts that stand in it before any script runs. */
function translated(
  { before, after }: { before: string; after: string },
  language: string,
  texts: Readonly<Record<string, string>> = {},
) {
  if (language === LANGUAGES[0]) return { before, after };
  const body = Object.entries(texts).reduce(
    (html, [english, text]) => html.replace(`>${english}<`, `>${text}<`),
    after,
  );
  return { before: before.replace(/<html lang="?en"?/, `<html lang="${language}"`), after: body };
}

/** Makes the shell's page: a nonce for each request, the registry and the preload hints inline. */
export class PageMaker {
  private template: Template | undefined;

  constructor(
    private readonly shellDir: string,
    private readonly options: PageOptions,
  ) {}

  /**
   * Undefined if the shell is not built.
   * @param address path of the page, to start early what its screen needs
   * @param known null: the registry is down; the shell asks for it, or takes the last one that this browser saw
   * @param language in which it is given out: what its reader needs of it comes with the page
   * @param trusted whether browsers trust the origin: TLS, or this very machine
   */
  async make(
    address: string,
    known: PageRegistry | null,
    language: string,
    trusted: boolean,
  ): Promise<Page | undefined> {
    const template = await this.read();
    if (!template) return undefined;
    const nonce = randomBytes(16).toString('base64');
    const { before, after, shell } = template;
    const given = translated({ before, after }, language, shell.document?.[language]);
    const html =
      given.before.replace(NONCE, nonce) + this.head(shell, known, { nonce, address, language }) + given.after;
    const headers = this.headers(nonce, trusted);
    if (known?.setCookie) headers['set-cookie'] = known.setCookie;
    return { html: html.replace(NONCE, nonce), headers };
  }

  /** Hash of the shell's contents; undefined if it is not built. */
  async build(): Promise<string | undefined> {
    return (await this.read())?.shell.build;
  }

  private head(shell: ShellDescription, known: PageRegistry | null, { nonce, address, language }: Given): string {
    const words = Object.keys(shell.integrity).filter((url) => isWordsOfPage(url, language));
    const preloads = [...shell.preload, ...words].map(
      (url) => `<link rel="preload" as="script" crossorigin="anonymous" nonce="${nonce}" href="${attribute(url)}">`,
    );
    const scripts = shell.scripts.map((url) => {
      const integrity = shell.integrity[url];
      const check = integrity ? ` integrity="${attribute(integrity)}"` : '';
      return `<script defer crossorigin="anonymous" nonce="${nonce}" src="${attribute(url)}"${check}></script>`;
    });
    const data =
      known &&
      `<script type="application/json" id="${REGISTRY_ID}" data-key="${attribute(known.publicKey)}" nonce="${nonce}">` +
        `${inlineJson(known.registry)}</script>`;
    const hint = known && screenHint(known.registry, shell, address, language);
    const early = hint && `<script nonce="${nonce}">${hintScript(inlineJson(hint))}</script>`;
    const name = shell.build && `<meta name="slotwise-shell" content="${attribute(shell.build)}">`;
    const { overridable, keepable } = this.options;
    const worker = keepable && shell.integrity[SERVICE_WORKER] !== undefined;
    const meta = `${overridable ? OVERRIDABLE : ''}${worker ? KEEPABLE : ''}`;
    return [name ?? '', meta, ...scripts, ...preloads, early ?? '', data ?? ''].join('');
  }

  private headers(nonce: string, trusted: boolean): Record<string, string> {
    const { tls } = this.options;
    const allowed = [...this.options.origins, ...(this.options.overridable ? LOOPBACK : [])];
    const origins = allowed.map((origin) => ` ${origin}`).join('');
    const policy = [
      "default-src 'self'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonce}'`,
      // People's pictures (avatarURL) are https addresses of anywhere.
      "img-src 'self' data: blob: https:",
      "font-src 'self' data:",
      `connect-src 'self'${origins}`,
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      ...(tls ? ['upgrade-insecure-requests'] : []),
    ];
    return {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      // The page has a nonce of its own each time; private and revalidated, but the back button may keep it alive.
      'cache-control': 'private, no-cache',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      // On other origins browsers ignore both, and log that as an error. The second gives pages of this origin a process that
      // frames of other origins do not share: a remote that is kept apart and hangs does not keep them from answering.
      ...(trusted ? { 'cross-origin-opener-policy': 'same-origin', 'origin-agent-cluster': '?1' } : {}),
      // Labels are scanned by it. Frames of partners, and of remotes that are kept apart, have none.
      'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
      ...(tls ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    };
  }

  private async read(): Promise<Template | undefined> {
    const file = join(this.shellDir, 'index.html');
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    if (this.template?.mtime === found.mtimeMs) return this.template;
    const [page, description] = await Promise.all([
      readFile(file, 'utf8'),
      readFile(join(this.shellDir, 'shell.json'), 'utf8'),
    ]);
    const [before = '', after] = page.replace(BUILT_SCRIPTS, '').split(HEAD);
    if (after === undefined) throw new Error(`${file} has no place marked ${HEAD}`);
    const shell = JSON.parse(description) as ShellDescription;
    this.template = { mtime: found.mtimeMs, before, after, shell };
    return this.template;
  }
}
