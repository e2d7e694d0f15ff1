import { LANGUAGES } from '@slotwise/contract/constants';
import { permissionText } from '@slotwise/contract/permission-texts';
import { isPermissionName, PERMISSIONS, type PermissionName } from '@slotwise/contract/permissions';
import { misspelling, plainText } from '@slotwise/contract/search-words';
import { EMPTY, MEANT, SAME } from './permission-words';

/** How much of two names must agree for one to stand for the other. */
const ENOUGH = 0.6;

const PLAIN = new Map(Object.entries(SAME).map(([word, same]) => [plainText(word), same]));
const known = (word: string): string => {
  const same = PLAIN.get(word);
  if (same) return same;
  const near = [...PLAIN].flatMap(([other, meant]) => {
    const by = misspelling(word, other);
    return by === undefined || other.length < 4 ? [] : [{ meant, by }];
  });
  return near.toSorted((a, b) => a.by - b.by)[0]?.meant ?? word;
};

/** The words of a permission's name, each as one of those that mean the same. */
const meaningOf = (name: string): Set<string> =>
  new Set(
    plainText(name)
      .replaceAll('_', ' ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !EMPTY.has(word))
      .map(known),
  );

const NAMES = PERMISSIONS.flatMap(({ name }) =>
  [name, ...LANGUAGES.map((language) => permissionText(name, language))].map((text) => ({
    name,
    meaning: meaningOf(text),
  })),
);

/** The permissions that a text may mean, the likeliest ones: none, one, or several that are as likely. */
export function permissionsNamed(text: string): PermissionName[] {
  const plain = text.trim().toLowerCase();
  const meant = MEANT[plain] ?? plain;
  if (isPermissionName(meant)) return [meant];
  const meaning = meaningOf(text);
  const likely = new Map<PermissionName, number>();
  for (const { name, meaning: other } of NAMES) {
    const both = [...meaning].filter((word) => other.has(word)).length;
    const alike = (2 * both) / (meaning.size + other.size);
    if (alike >= ENOUGH) likely.set(name, Math.max(alike, likely.get(name) ?? 0));
  }
  const best = Math.max(...likely.values());
  return [...likely].filter(([, alike]) => alike === best).map(([name]) => name);
}
