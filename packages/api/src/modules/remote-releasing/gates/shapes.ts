/** The part of JSON Schema that says which shape a value has. Limits of length or number are not compared. */
export interface Shape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
}

/** Deeper no schema of ours nests; what compares them goes as deep as they do. */
const DEEPEST = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, holds: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(holds);
const isText = (value: unknown): value is string => typeof value === 'string';

/** Checks of the keywords that are compared; the others of JSON Schema may say what they like. */
const KEYWORDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => isText(value) || isListOf(value, isText),
  enum: (value) => isListOf(value, () => true),
  anyOf: (value) => isListOf(value, isObject),
  properties: (value) => isObject(value) && Object.values(value).every(isObject),
  required: (value) => Array.isArray(value) && value.every(isText),
  items: isObject,
};

/** The place in a schema that is not as JSON Schema has it, such as `properties.user.required`; undefined: there is none. */
export function shapeFault(schema: unknown, at: readonly string[] = []): string | undefined {
  const place = (...further: string[]) => [...at, ...further].join('.');
  if (at.length > 2 * DEEPEST) return place();
  if (!isObject(schema)) return place();
  for (const [keyword, holds] of Object.entries(KEYWORDS))
    if (schema[keyword] !== undefined && !holds(schema[keyword])) return place(keyword);
  const { anyOf = [], properties = {}, items } = schema as Shape;
  const inner: [string[], unknown][] = [
    ...anyOf.map((branch, n): [string[], unknown] => [['anyOf', String(n)], branch]),
    ...Object.entries(properties).map(([name, shape]): [string[], unknown] => [['properties', name], shape]),
    ...(items ? [[['items', '[]'], items] as [string[], unknown]] : []),
  ];
  for (const [further, shape] of inner) {
    const fault = shapeFault(shape, [...at, ...further]);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const valuesOf = (shape: Shape): unknown[] | null => shape.enum ?? (shape.const === undefined ? null : [shape.const]);
const typesOf = ({ type }: Shape): string[] => (type === undefined ? [] : [type].flat());
const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');
const isType = (sent: string, expected: string) => sent === expected || (sent === 'integer' && expected === 'number');

/**
 * Whether every sent value is one that the receiver expects. Additional fields harm nobody.
 * @returns where it is not, one sentence each, such as `at user.id: string is sent, number is expected`
 */
export function mismatches(sent: Shape, expected: Shape, at = ''): string[] {
  const where = at ? `at ${at}: ` : '';
  if (sent.anyOf) return [...new Set(sent.anyOf.flatMap((branch) => mismatches(branch, expected, at)))];
  if (expected.anyOf) {
    const branches = expected.anyOf.map((branch) => mismatches(sent, branch, at));
    // Of several ways to be wrong the nearest miss says most.
    return branches.reduce((least, faults) => (faults.length < least.length ? faults : least));
  }
  const types = typesOf(expected);
  const wrong = typesOf(sent).filter((type) => !types.some((other) => isType(type, other)));
  if (types.length > 0 && (wrong.length > 0 || typesOf(sent).length === 0)) {
    return [`${where}${wrong.join(' or ') || 'anything'} is sent, ${types.join(' or ')} is expected`];
  }
  const allowed = valuesOf(expected);
  if (allowed) {
    const values = valuesOf(sent);
    if (!values) return [`${where}any ${typesOf(sent).join(' or ')} is sent, only ${listed(allowed)} is expected`];
    const strange = values.filter((value) => !allowed.includes(value));
    if (strange.length > 0) return [`${where}${listed(strange)} is sent, only ${listed(allowed)} is expected`];
  }
  return [...missing(sent, expected, where), ...inside(sent, expected, at)];
}

const missing = (sent: Shape, expected: Shape, where: string) =>
  (expected.required ?? [])
    .filter((name) => !sent.required?.includes(name))
    .map((name) => `${where}"${name}" is expected, and not always sent`);

function inside(sent: Shape, expected: Shape, at: string): string[] {
  const items = sent.items && expected.items ? mismatches(sent.items, expected.items, `${at}[]`) : [];
  const properties = Object.entries(expected.properties ?? {}).flatMap(([name, shape]) => {
    const own = sent.properties && Object.hasOwn(sent.properties, name) ? sent.properties[name] : undefined;
    return own ? mismatches(own, shape, at ? `${at}.${name}` : name) : [];
  });
  return [...items, ...properties];
}
