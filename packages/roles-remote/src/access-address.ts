import { useLocation, useSearchParams } from '@slotwise/shared/ui/router';
import { useCallback } from 'react';

/** Whose access, or access to what, is explained. */
export type AccessQuestion = { user: string } | { permission: string };

const USER = 'user';
const PERMISSION = 'can';

/** The question that an address asks; null if it asks none. A user goes before a permission. */
export function questionIn(query: URLSearchParams): AccessQuestion | null {
  const [user, permission] = [query.get(USER), query.get(PERMISSION)];
  if (user !== null) return { user };
  return permission === null ? null : { permission };
}

/** The query with another question, or none; what else stands in it stays. */
export function withQuestion(query: URLSearchParams, question: AccessQuestion | null): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(USER);
  next.delete(PERMISSION);
  if (question && 'user' in question) next.set(USER, question.user);
  if (question && 'permission' in question) next.set(PERMISSION, question.permission);
  return next;
}

/** Addresses of this page with a question, for links. */
export function useAccessHref(): (question: AccessQuestion) => { search: string } {
  const { search } = useLocation();
  return useCallback((question) => ({ search: `?${withQuestion(new URLSearchParams(search), question)}` }), [search]);
}

/** Opens the explanation of somebody's access, or of who may do something. Its address can be shared. */
export function useOpenAccess(): (question: AccessQuestion | null) => void {
  const [, setQuery] = useSearchParams();
  return useCallback((question) => setQuery((query) => withQuestion(query, question)), [setQuery]);
}
