import { optional, useAddress } from '@slotwise/shared/ui/plain';
import { useCallback } from 'react';

/** Subject of the explanation: a person, or a permission. An empty one asks for the subject first. */
export type AccessQuestion = { user: string } | { permission: string };

/** The question about access in the page's address. */
export const QUESTION = { user: optional('user'), permission: optional('can') };

const asking = (question: AccessQuestion | null) => ({
  user: question && 'user' in question ? question.user : null,
  permission: question && 'permission' in question ? question.permission : null,
});

/** The question that the address asks; null if it asks none. A user goes before a permission. */
export function useAccessQuestion(): AccessQuestion | null {
  const { user, permission } = useAddress(QUESTION).values;
  if (user !== null) return { user };
  return permission === null ? null : { permission };
}

/** Addresses of this page with a question, for links. */
export function useAccessHref(): (question: AccessQuestion) => { search: string } {
  const { searchWith } = useAddress(QUESTION);
  return useCallback((question) => ({ search: searchWith(asking(question)) }), [searchWith]);
}

/** Opens the explanation of somebody's access, or of the holders of a permission. Its address can be shared. */
export function useOpenAccess(): (question: AccessQuestion | null) => void {
  const { change } = useAddress(QUESTION);
  return useCallback((question) => change(asking(question)), [change]);
}
