import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.mjs';

const DAY_MS = 24 * 3600_000;
const ENTRIES = 2;

/**
 * As much of a JSON schema as the contract uses.
 * @typedef {{ type?: string, enum?: string[], format?: string, pattern?: string, minimum?: number, const?: unknown,
 *   anyOf?: Schema[], properties?: Record<string, Schema>, items?: Schema }} Schema
 * @typedef {{ responses: Record<string, { content?: Record<string, { schema: Schema }> }> }} Operation
 */

/** Values that no shape tells, by the property's name. @type {Record<string, (n: number) => unknown>} */
const NAMED = {
  expires_in: () => 600,
  userType: () => 'company',
  avatarURL: () => null,
  email: (n) => `person${n}@example.test`,
  firstName: (n) => ['Ada', 'Grace'][n - 1] ?? `First ${n}`,
  lastName: (n) => ['Lovelace', 'Hopper'][n - 1] ?? `Last ${n}`,
  href: () => '/dashboard',
  path: () => '/dashboard',
  origin: () => 'https://portal.example.com',
};

/** @param {Schema} schema @param {string} name of the property @param {number} n */
function sampleText(schema, name, n) {
  if (schema.enum) return schema.enum[(n - 1) % schema.enum.length];
  if (schema.format === 'date-time' || schema.format === 'date') {
    const instant = new Date(Date.now() + (/expire/i.test(name) ? DAY_MS : -n * DAY_MS)).toISOString();
    return schema.format === 'date' ? instant.slice(0, 10) : instant;
  }
  // The same everywhere for the same place in a list: a reference by id finds its target.
  if (schema.pattern === '^[A-Za-z0-9_-]+$' || /^id$|ID$|_id$/.test(name)) return `id-${n}`;
  if (/version/i.test(name)) return `1.0.${n}`;
  if (schema.pattern) return `x${n}`;
  return `Sample ${name.replace(/([A-Z])/g, ' $1').toLowerCase()} ${n}`;
}

/**
 * A value of the shape; `n` counts the entries of the list that it stands in, from 1.
 * @param {Schema | undefined} schema
 * @returns {unknown}
 */
function sample(schema, name = 'value', n = 1) {
  const named = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  if (named) return named(n);
  if (!schema) return null;
  if ('const' in schema) return schema.const;
  const [first] = schema.anyOf ?? [];
  if (first) return sample(first, name, n);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sample(value, key, n)]),
      );
    case 'array':
      return Array.from({ length: ENTRIES }, (_, index) => sample(schema.items, name.replace(/s$/, ''), index + 1));
    case 'string':
      return sampleText(schema, name, n);
    case 'integer':
    case 'number':
      return schema.minimum ?? n;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/**
 * Lists of permissions have all that there are: nothing is hidden from a person who tries a remote.
 * @param {unknown} value
 * @param {string[]} permissions
 * @returns {unknown}
 */
function withAllPermissions(value, permissions) {
  if (Array.isArray(value)) return value.map((entry) => withAllPermissions(entry, permissions));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'permissions' && Array.isArray(inner) && inner[0]?.category
        ? permissions.map((name, index) => ({ ...inner[0], id: `id-${index + 1}`, name }))
        : withAllPermissions(inner, permissions),
    ]),
  );
}

/**
 * Names of permissions wherever the contract lists them: screens ask for some that no call needs yet.
 * @param {unknown} node
 * @returns {string[]}
 */
function permissionsIn(node) {
  if (node === null || typeof node !== 'object') return [];
  if ('enum' in node && Array.isArray(node.enum) && node.enum.includes('manage_roles')) return node.enum;
  return Object.values(node).flatMap(permissionsIn);
}

/**
 * A network that is made of the contract alone: each call is answered by a sample of the shape that the contract
 * gives it, to a signed-in owner of a company who may do everything.
 * @returns a function from method and path to `{ status, body }`; undefined: there is no such call
 */
export function sampleApi() {
  /** @type {{ paths: Record<string, Record<string, Operation>> }} */
  const { paths } = JSON.parse(readFileSync(path.join(root, 'packages/contract/openapi.json'), 'utf8'));
  const permissions = [...new Set(permissionsIn(paths))].sort();
  return (/** @type {string} */ method, /** @type {string} */ address) => {
    const operation = paths[address]?.[method.toLowerCase()];
    if (!operation) return undefined;
    const [status, answer] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? ['204'];
    const schema = answer?.content?.['application/json']?.schema;
    return { status: Number(status), body: schema ? withAllPermissions(sample(schema), permissions) : null };
  };
}
