import { makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import type { RefObject } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { ownerOf } from '../registry/failure-owner';
import type { KnownRemote } from '../registry/known-remote';
import { useRemotes } from '../registry/use-remotes';
import { CurrentPage } from './current-page';
import { PlaceOfPages } from './place-of-pages';
import { useArrival } from './use-arrival';
import { useRoute } from './use-route';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    isolation: 'isolate',
    zIndex: 0,
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

interface MainAreaProps {
  ref: RefObject<HTMLElement | null>;
  /** The address of the page before this one. */
  cameFrom: RefObject<string | null>;
}

/** The one `main` of the page. It scrolls where the route's manifest says so; elsewhere the page scrolls inside of it. */
export function MainArea({ ref, cameFrom }: MainAreaProps) {
  const styles = useStyles();
  const { host } = useShell();
  const remotes = useRemotes();
  const route = useRoute();
  useArrival(ref, route, cameFrom);
  const onFailure = (error: unknown, left: KnownRemote | null) => {
    const owner = ownerOf(error, '', remotes) ?? left;
    if (owner) host.report(error, { remote: owner.id, version: owner.version, kind: 'runtime_failed' });
    else console.error('A page failed while it was taken away.', error);
  };
  return (
    <main ref={ref} id="main" tabIndex={-1} className={mergeClasses(styles.root, route?.scroll && styles.scrolls)}>
      <PlaceOfPages remote={route?.remote ?? null} onFailure={onFailure}>
        <CurrentPage route={route} />
      </PlaceOfPages>
    </main>
  );
}
