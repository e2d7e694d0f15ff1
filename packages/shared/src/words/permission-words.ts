import en from './en.json';
import { sharedWords, type SharedWords } from './shared-words';

/** Permissions as people read them. Their names in code (`manage_roles`) are for tooltips and addresses. */
export interface PermissionWords {
  /** "Manage roles"; of a permission that this page does not know yet its name in code. */
  inWords(permission: string): string;
  /** The same as a part of a sentence: “Manage roles”. */
  quoted(permission: string): string;
}

type Known = Extract<keyof (typeof en)['messages'], `permission.${string}`>;
const isKnown = (id: string): id is Known => Object.hasOwn(en.messages, id);

const written = new WeakMap<SharedWords, PermissionWords>();

/** The same object for the same words. */
export function permissionWordsOf(words: SharedWords): PermissionWords {
  const known = written.get(words);
  if (known) return known;
  const inWords = (permission: string) => {
    const id = `permission.${permission}`;
    return isKnown(id) ? words.t(id) : permission;
  };
  const permissions: PermissionWords = {
    inWords,
    quoted: (permission) => words.t('permission-name.quoted', { name: inWords(permission) }),
  };
  written.set(words, permissions);
  return permissions;
}

/** Permissions in the page's language. */
export const usePermissionWords = (): PermissionWords => permissionWordsOf(sharedWords.useWords());
