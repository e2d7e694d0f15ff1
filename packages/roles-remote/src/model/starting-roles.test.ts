import { STARTING_ROLE_TEXTS, STARTING_ROLES } from '@slotwise/contract/starting-roles';
import { wordsIn, type Translate } from '../words';
import { descriptionOf } from './starting-roles';

/** Says which words it was asked for, as any language would. */
const named = ((id: string) => `<${id}>`) as Translate;

test('each role that a tenant starts with is described from the catalogue, and any other in its author’s words', () => {
  for (const { name, description } of STARTING_ROLES) {
    expect(descriptionOf(wordsIn('en').t, { description })).toBe(description);
    expect(descriptionOf(named, { description })).toBe(`<role.starting.${name.toLowerCase()}>`);
  }
  // Companies that were created in German start with German ones.
  for (const { en, de } of Object.values(STARTING_ROLE_TEXTS)) {
    expect(descriptionOf(wordsIn('en').t, de)).toBe(en.description);
    expect(descriptionOf(named, de)).toBe(descriptionOf(named, en));
  }
  expect(descriptionOf(named, { description: 'Runs the yard.' })).toBe('Runs the yard.');
});
