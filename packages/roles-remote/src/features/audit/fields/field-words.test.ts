import { AUDIT } from '@slotwise/contract';
import { wordOf } from './words';

/** All fields that an action's facts may have, at their first level: what lies deeper is shown as it is. */
function fieldsOf(schema: object): string[] {
  const { properties = {}, anyOf = [] } = schema as { properties?: object; anyOf?: object[] };
  return [...Object.keys(properties), ...anyOf.flatMap(fieldsOf)];
}

test('every field that the audit writes down has words', () => {
  const fields = [...new Set(Object.values(AUDIT).flatMap(({ schema }) => fieldsOf(schema)))];
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((field) => wordOf(field) === null)).toEqual([]);
});
