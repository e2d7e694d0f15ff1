import type { PermissionName } from '@slotwise/contract';
import { permissionText } from '@slotwise/contract/permission-texts';
import type { Finding, Question, Refusal } from '../../platform/look';
import { quoted, said } from '../assistant';
import { permissionsNamed } from './permission-named';

/** Reads about the permission that a text means; if it may mean several, or none, the answer asks for it. */
export async function withPermission(
  { language }: Question,
  given: string,
  read: (permission: PermissionName) => Promise<Finding | Refusal>,
): Promise<Finding | Refusal> {
  const meant = permissionsNamed(given);
  const [only, ...others] = meant;
  if (only && others.length === 0) return read(only);
  const names = meant.map((name) => permissionText(name, language));
  const all = names.map((name) => quoted(name, language)).join(', ');
  return {
    what: said(language, { en: 'permissions', de: 'Berechtigungen' }),
    links: [],
    text: only
      ? said(language, {
          en: `That may mean ${all}. Which one do you mean?`,
          de: `Das kann ${all} bedeuten. Was meinen Sie?`,
        })
      : said(language, {
          en: `I know no permission called ${quoted(given, language)}.`,
          de: `Ich kenne keine Berechtigung mit dem Namen ${quoted(given, language)}.`,
        }),
    facts: { meant: names },
    unclear: { arg: 'permission', names },
  };
}
