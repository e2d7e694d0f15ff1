import { makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { useLocation } from '@slotwise/shared/ui/router';
import { useAtomValue } from 'jotai';
import { useMemo, type RefObject } from 'react';
import { remotesAtom } from '../registry/registry';
import { CurrentPage } from './current-page';
import { matchRoute, routeTable } from './route-table';
import { useArrival } from './use-arrival';

const useStyles = makeStyles({
  root: {
    flexGrow: 1,
    minHeight: 0,
    minWidth: 0,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus': { outlineStyle: 'none' },
    ':focus-visible': { boxShadow: `inset 0 0 0 2px ${tokens.colorStrokeFocus2}` },
  },
  scrolls: { overflowY: 'auto' },
});

/** The one `main` of the page. It scrolls where the route's manifest says so; elsewhere the page scrolls inside of it. */
export function MainArea({ ref }: { ref: RefObject<HTMLElement | null> }) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const remotes = useAtomValue(remotesAtom);
  const table = useMemo(() => routeTable(remotes), [remotes]);
  const route = useMemo(() => matchRoute(table, pathname), [table, pathname]);
  useArrival(ref, route);
  return (
    <main ref={ref} id="main" tabIndex={-1} className={mergeClasses(styles.root, route?.scroll && styles.scrolls)}>
      <CurrentPage route={route} />
    </main>
  );
}
