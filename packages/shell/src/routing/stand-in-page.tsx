import { Page, PageContent, PageHeader } from '@slotwise/shared/ui';
import { atom, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusPage } from '@slotwise/shared/focus';

/** The document's title while something stands in the place of the route's own page. */
export const standInTitleAtom = atom<string | null>(null);

/** Stands in for a page: it has a heading of its own, and the page's focus goes on to the page that follows it. */
export function StandInPage({ title, children }: { title: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const setTitle = useSetAtom(standInTitleAtom);
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [setTitle, title]);
  useLayoutEffect(() => {
    const root = ref.current;
    return () => {
      const main = root?.closest('main');
      // The button that was pressed goes away with this page; its replacement is there after this commit.
      if (main && root?.contains(document.activeElement)) queueMicrotask(() => focusPage(main));
    };
  }, []);
  return (
    <div ref={ref}>
      <Page>
        <PageHeader title={title} />
        <PageContent>{children}</PageContent>
      </Page>
    </div>
  );
}
