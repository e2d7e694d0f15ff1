import type { QueryClient } from '@tanstack/react-query';

/**
 * Sentences about work that a sign-out would lose: of each query with `meta: { unsaved: true }` whose data has one as `unsaved`. A remote
 * keeps them so, because a page that was opened anew knows what was kept before it knows the remote.
 */
export const unsavedIn = (client: QueryClient): readonly string[] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ meta, state }) => {
      const said = meta?.['unsaved'] === true && (state.data as { unsaved?: unknown } | null | undefined)?.unsaved;
      return typeof said === 'string' ? [said] : [];
    });
