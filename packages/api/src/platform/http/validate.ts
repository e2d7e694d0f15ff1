import type { FieldFault } from '@slotwise/contract';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { checksOfSchema } from '../conforms';
import { fieldFault, refuse } from '../errors';
import { findPoison } from './json-body';

const MAX_FAULTS = 20;

interface SchemaFault {
  keyword: string;
  instancePath: string;
  message: string;
  params: Record<string, unknown>;
}

/** Fault that a keyword of JSON Schema finds. */
function schemaFault(field: string, keyword: string, { limit = 0, type = '' }: Record<string, unknown>): FieldFault {
  const bound = Number(limit);
  switch (keyword) {
    case 'type':
      return fieldFault(field, 'wrong_type', { type: [type].flat().map(String) });
    case 'minLength':
      // Nothing at all is what people leave behind.
      return bound === 1 ? fieldFault(field, 'empty') : fieldFault(field, 'too_short', { min: bound });
    case 'maxLength':
      return fieldFault(field, 'too_long', { max: bound });
    case 'minimum':
      return fieldFault(field, 'too_small', { min: bound });
    case 'maximum':
      return fieldFault(field, 'too_large', { max: bound });
    case 'minItems':
      return fieldFault(field, 'too_few', { min: bound });
    case 'maxItems':
      return fieldFault(field, 'too_many', { max: bound });
    case 'pattern':
    case 'format':
      return fieldFault(field, 'malformed');
    case 'enum':
    case 'const':
    case 'anyOf':
      return fieldFault(field, 'not_an_option');
    default:
      return fieldFault(field, 'invalid');
  }
}

const fieldsOf = ({ keyword, instancePath, message, params }: SchemaFault): FieldFault[] => {
  const path = instancePath.slice(1);
  const at = (key: string) => (path ? `${path}/${key}` : key).slice(0, 200);
  // A field too many is told of a second time, under its own path, in words about the schema.
  if (keyword === 'boolean') return [];
  if (keyword === 'required' && Array.isArray(params.requiredProperties)) {
    return params.requiredProperties.map((key) => fieldFault(at(String(key)), 'required'));
  }
  if (keyword === 'additionalProperties' && Array.isArray(params.additionalProperties)) {
    return params.additionalProperties.map((key) => fieldFault(at(String(key)), 'unknown_field'));
  }
  // The validator's own words stay on the wire: they say more of the schema.
  return [{ ...schemaFault(path.slice(0, 200), keyword, params), reason: message }];
};

/**
 * Keywords that a union reports for each branch that a value is not: no news if one of the branches names the field.
 */
const BRANCH = new Set(['type', 'anyOf', 'const']);

const isEcho = (fault: SchemaFault, fields: FieldFault[]): boolean => {
  const path = fault.instancePath.slice(1);
  return BRANCH.has(fault.keyword) && fields.some(({ field }) => field !== path && isWithin(field, path));
};
const isWithin = (field: string, path: string) => path === '' || field.startsWith(`${path}/`);

/** One fault a field, the first: it says most. */
function fieldFaults(faults: SchemaFault[]): FieldFault[] {
  const all = faults.flatMap(fieldsOf);
  const byField = new Map<string, FieldFault>();
  for (const fault of faults.filter((each) => !isEcho(each, all)).flatMap(fieldsOf)) {
    if (!byField.has(fault.field)) byField.set(fault.field, fault);
  }
  return [...byField.values()].slice(0, MAX_FAULTS);
}

/** Checks bodies against a schema. @throws ApiFault `validation_failed` with the fields. */
export function bodyValidator(schema: TSchema): (body: unknown) => unknown {
  return (body) => {
    const validator = checksOfSchema(schema);
    const value = body ?? null;
    if (validator.Check(value)) return value;
    if (value === null) throw refuse('validation_failed', [fieldFault('', 'body_required')]);
    throw refuse('validation_failed', fieldFaults([...validator.Errors(value)]));
  };
}

/** Routes that take no body accept none, or an empty object. */
export function refuseBody(body: unknown): void {
  if (body === undefined || body === null) return;
  const [field = ''] = typeof body === 'object' ? Object.keys(body) : [''];
  if (field !== '' || typeof body !== 'object' || Array.isArray(body)) {
    throw refuse('validation_failed', [fieldFault(field.slice(0, 200), 'no_body')]);
  }
}

const WHOLE = /^[-+]?\d+$/;

/** Texts that are no whole numbers where one is wanted: converting would cut 1.5 to 1. */
function brokenNumbers(schema: TSchema, query: unknown): Record<string, unknown> {
  const { properties = {} } = schema as { properties?: Record<string, { type?: unknown }> };
  return Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).filter(
      ([name, text]) =>
        Object.hasOwn(properties, name) &&
        properties[name]?.type === 'integer' &&
        typeof text === 'string' &&
        !WHOLE.test(text),
    ),
  );
}

/** The same for query strings, whose values are text: numbers and booleans are converted first. */
export function queryValidator(schema: TSchema | undefined): (query: unknown) => unknown {
  return (query) => {
    const poison = findPoison(query);
    if (poison) throw refuse('validation_failed', [poison]);
    // Clients add cache-busters and the like: a route that takes no query ignores one.
    if (!schema) return {};
    const validator = checksOfSchema(schema);
    const broken = brokenNumbers(schema, query);
    const value = { ...(Value.Convert(schema, query) as object), ...broken };
    if (validator.Check(value)) return value;
    throw refuse('validation_failed', fieldFaults([...validator.Errors(value)]));
  };
}

/** For tests and development: an answer that breaks the contract is a fault of the server. */
export function answerChecker(schema: TSchema): (answer: unknown) => void {
  return (answer) => {
    const validator = checksOfSchema(schema);
    const plain: unknown = JSON.parse(JSON.stringify(answer ?? null));
    if (validator.Check(plain)) return;
    const [fault] = validator.Errors(plain);
    throw new Error(`The answer breaks the contract: ${fault?.instancePath ?? ''} ${fault?.message ?? ''}`);
  };
}
