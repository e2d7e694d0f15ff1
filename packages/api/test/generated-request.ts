import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of the OpenAPI document that are read. */
interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}
interface Operation {
  parameters?: { name: string; in: string; schema: Schema; required?: boolean }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}
const document = JSON.parse(readFileSync(join(__dirname, '../../contract/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

export interface GeneratedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

type Below = (limit: number) => number;

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '‮evil',
  '💥'.repeat(60),
  'é̂̃'.repeat(20),
  "'; DROP TABLE users; --",
  '../../etc/passwd',
  '%00%ff',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x")',
  '-1',
  'NaN',
  '9'.repeat(40),
  '0000-00-00T99:99:99Z',
  '2026-02-30',
  'x'.repeat(70_000),
  '__proto__',
  'constructor',
];
const VALUES: unknown[] = [null, 0, -1, 1e308, -1e-308, 2 ** 53, 1.5, true, [], [[]], {}, { id: null }, [null]];

/** Makes requests out of the document, and around it. `ids` of things that are there are tried in the place of texts. */
export class RequestGenerator {
  constructor(
    private readonly below: Below,
    private readonly ids: readonly string[],
  ) {}

  private pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  private text({ minLength = 0, maxLength = 60 }: Schema): string {
    const kind = this.below(6);
    if (kind === 0) return this.pick(TEXTS);
    if (kind <= 2) return this.pick(this.ids);
    if (kind === 3) return `someone-${this.below(1e6)}@example.com`;
    const length = kind === 4 ? maxLength + this.below(2) : minLength + this.below(20);
    return 'aß語'.repeat(Math.ceil(Math.min(length, 5000) / 3)).slice(0, Math.max(length, 0));
  }

  private number({ minimum = -10, maximum = 1e9 }: Schema): number {
    return this.pick([minimum, maximum, minimum - 1, maximum + 1, minimum + this.below(50), 0.5]);
  }

  /** A value that fits the schema, mostly. */
  private value(schema: Schema, depth = 0): unknown {
    if (this.below(25) === 0) return this.below(2) ? this.pick(VALUES) : this.pick(TEXTS);
    if (schema.anyOf) return this.value(this.pick(schema.anyOf), depth);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.pick(schema.enum);
    const type = Array.isArray(schema.type) ? this.pick(schema.type) : schema.type;
    if (type === 'object') return this.object(schema, depth);
    if (type === 'array') {
      const length = depth > 4 ? 0 : this.pick([0, 1, 1, 2, 3, 60]);
      return Array.from({ length }, () => this.value(schema.items ?? {}, depth + 1));
    }
    if (type === 'integer' || type === 'number') return this.number(schema);
    if (type === 'boolean') return this.below(2) === 1;
    if (type === 'null') return null;
    return this.text(schema);
  }

  private object({ properties = {}, required = [] }: Schema, depth: number): unknown {
    const entries = Object.entries(properties)
      .filter(([name]) => (required.includes(name) ? this.below(30) > 0 : this.below(2) > 0))
      .map(([name, schema]) => [name, this.value(schema, depth + 1)] as const);
    const more = this.below(30) === 0 ? [[this.pick(TEXTS), this.pick(VALUES)] as const] : [];
    return Object.fromEntries([...entries, ...more]);
  }

  /** A body, now and then one that is no JSON, too deep, too large or poisonous. */
  private body(schema: Schema): string {
    const kind = this.below(60);
    if (kind === 0) return this.pick(['', 'null', '[]', '"text"', '{', '{"a":1}}', '\ufeff{}', '{"a":1,"a":2}', 'NaN']);
    if (kind === 1) return `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    if (kind === 2) return this.pick(['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}']);
    const body = JSON.stringify(this.value(schema)) ?? '';
    // Ten megabytes take their time: few of them.
    return this.below(1000) === 0 ? `{"name":"${'x'.repeat(10_000_000)}"}` : body;
  }

  request(): GeneratedRequest {
    const { method, path, operation } = this.pick(operations);
    const headers: Record<string, string> = {};
    const query = new URLSearchParams();
    for (const { name, in: place, schema, required } of operation.parameters ?? []) {
      if (!required && this.below(2) === 0) continue;
      const value = this.value(schema);
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      // Fetch refuses headers that are none; what is not HTTP at all has tests of its own.
      if (place === 'query') query.append(name, text.slice(0, 4000));
      else if (place === 'header' && /^[\x20-\x7e]{1,2000}$/.test(text)) headers[name] = text;
    }
    if (this.below(40) === 0) query.append(this.pick(TEXTS).slice(0, 100), this.pick(TEXTS).slice(0, 1000));
    if (this.below(4) === 0) headers['idempotency-key'] = this.pick(['a', 'a', 'a b', 'x'.repeat(300)]);
    if (this.below(6) === 0) headers['if-match'] = this.pick(['"1"', '*', 'W/"1"', '"999999999999999999999"', 'x']);
    const [media, { schema = {} } = {}] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const takesBody = method !== 'GET' && (media !== undefined || this.below(10) === 0);
    if (takesBody) {
      const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-7', 'a/b', ''];
      headers['content-type'] = this.below(30) === 0 ? this.pick(types) : (media ?? 'application/json');
    }
    const address = path.replace(/\{[^}]+\}/g, () => encodeURIComponent(this.pick([...this.ids, 'a', '..', '%'])));
    const search = query.size > 0 ? `?${query.toString()}` : '';
    return { method, path: `${address}${search}`, headers, body: takesBody ? this.body(schema) : undefined };
  }
}
