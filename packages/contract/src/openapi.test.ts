import type { TSchema } from 'typebox';
import { EVENTS } from './live/catalogue';
import { openapi } from './openapi';
import { Role } from './roles/entities';
import { nameOf, named, strict } from './wire/schema';

const document = openapi();
const refersTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('an entity with a name stands once, and events refer to it', () => {
  expect(document.components.schemas).toMatchObject({ Role });
  for (const [kind, byName] of Object.entries(EVENTS)) {
    for (const [event, schema] of Object.entries<TSchema>(byName)) {
      const name = nameOf(schema);
      const said = document['x-events'][kind]?.[event];
      expect(said).toEqual(name === undefined ? schema : refersTo(name));
    }
  }
  expect(document['x-events'].company?.RoleCreated).toEqual(refersTo('Role'));
});

test('a copy of an entity with other fields has no name, and the name is no part of what is written', () => {
  const Door = named('Door', strict({}));
  expect(nameOf(Door)).toBe('Door');
  expect(nameOf({ ...Door })).toBeUndefined();
  expect(JSON.stringify(Door)).toBe(JSON.stringify(strict({})));
});
