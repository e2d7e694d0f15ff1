import { SEARCH_FOUND_MAX, SEARCH_TERM_MAX } from '@slotwise/contract/constants';
import {
  EmptyState,
  ErrorState,
  ListSkeleton,
  makeStyles,
  mergeClasses,
  Page,
  PageContent,
  PageHeader,
  Subtitle2,
  tokens,
} from '@slotwise/shared/ui';
import { SearchBox } from '@slotwise/shared/ui/forms';
import { typed, useAddress } from '@slotwise/shared/ui/list';
import { RouterLink } from '@slotwise/shared/ui/router';
import { useSession } from '@slotwise/shared/session';
import { useDescribeError } from '@slotwise/shared/words';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { NavigationIcon } from '../layout/navigation-icon';
import { useRemotes } from '../registry/use-remotes';
import { mayOpen } from '../routing/may-open';
import { matchRoute, routeTable } from '../routing/route-table';
import { searchAtom } from '../theme/viewport-atoms';
import { useWords as useShellWords } from '../words';
import { useWords } from './words';
import { bestFirst, foundHere, type Findable, type FoundGroup } from './found';
import { Marked } from './marked';
import { OfTotal } from './of-total';
import { useOwnPlaces } from './use-own-places';
import { useRecords } from './use-records';

const PARAMETERS = { q: typed('q') };

const useStyles = makeStyles({
  box: { width: '100%', maxWidth: '36rem' },
  group: { paddingBlockStart: '16px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12px' },
  title: { margin: 0 },
  more: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  link: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '40px',
    paddingBlock: '4px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  // A button brings a frame, a ground and a font of its own.
  command: {
    width: '100%',
    paddingInline: 0,
    border: 'none',
    backgroundColor: 'transparent',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  icon: { display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground2 },
  text: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', minWidth: 0, overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground3 },
});

/** All that a term finds, as a page with an address. The term is the one that other screens take up. */
export default function SearchPage() {
  const styles = useStyles();
  const { t } = useWords();
  const shell = useShellWords();
  const { values, change } = useAddress(PARAMETERS);
  const share = useSetAtom(searchAtom);
  const term = values.q.trim();
  useEffect(() => share(term), [share, term]);
  return (
    <Page>
      <PageHeader title={shell.t('search.label')} />
      <PageContent>
        <SearchBox
          className={styles.box}
          placeholder={shell.t('search.placeholder')}
          aria-label={shell.t('search.label')}
          value={values.q}
          maxLength={SEARCH_TERM_MAX}
          onChange={(_event, data) => change({ q: data.value })}
        />
        {term === '' ? (
          <EmptyState title={t('search.type')} reason={t('search.nothing-advice')} drawing="search" />
        ) : (
          <AllResults term={term} />
        )}
      </PageContent>
    </Page>
  );
}

function AllResults({ term }: { term: string }) {
  const { t } = useWords();
  const describe = useDescribeError();
  const places = useOwnPlaces();
  const records = useRecords(term, SEARCH_FOUND_MAX);
  const found = foundHere(places, term, records);
  const groups = bestFirst([...found.own, ...found.records], term, []);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  // Records may stand above places that are known at once: at first all are shown together, so that nothing is pushed down.
  const { me } = useSession(useShell().host);
  const [isFirst, setFirst] = useState(true);
  if (isFirst && me !== null && !records.searching) setFirst(false);
  const failure = records.error && describe(records.error);
  return (
    <>
      {!isFirst && groups.map((group) => <Group key={group.id} group={group} term={term} />)}
      {(isFirst || records.searching) && <ListSkeleton avatar={false} count={3} label={t('search.searching')} />}
      {failure && (
        <ErrorState
          title={failure.title}
          advice={failure.advice}
          {...(failure.retry && { onRetry: records.retry, retrying: records.retrying })}
        />
      )}
      {!isFirst && !records.searching && !failure && count === 0 && (
        <EmptyState title={t('search.nothing', { term })} reason={t('search.nothing-advice')} drawing="search" />
      )}
    </>
  );
}

/** The list that shows records of a kind and more of them, if this person may see it. */
function useHome({ home }: FoundGroup) {
  const { host } = useShell();
  const remotes = useRemotes();
  if (home === undefined || !mayOpen(remotes, host.session, home)) return null;
  const route = matchRoute(routeTable(remotes), home);
  return route?.path === home ? { href: home, title: route.title } : null;
}

function Group({ group, term }: { group: FoundGroup; term: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const home = useHome(group);
  const words = ({ marks = [] }: Findable) => [...term.split(/\s+/), ...marks];
  return (
    <section className={styles.group} aria-label={group.label}>
      <div className={styles.head}>
        <Subtitle2 as="h2" className={styles.title}>
          {group.label}
        </Subtitle2>
        <OfTotal group={group} />
        {home && (
          <RouterLink to={home.href} className={styles.more}>
            {t('search.look-in', { title: home.title })}
          </RouterLink>
        )}
      </div>
      <ul className={styles.list}>
        {group.items.map((item) => (
          <li key={item.key} className={styles.item}>
            {item.run ? (
              <button type="button" className={mergeClasses(styles.link, styles.command)} onClick={item.run}>
                <Content item={item} words={words(item)} />
              </button>
            ) : (
              <RouterLink className={styles.link} to={item.href}>
                <Content item={item} words={words(item)} />
              </RouterLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Content({ item, words }: { item: Findable; words: readonly string[] }) {
  const styles = useStyles();
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        <NavigationIcon name={item.icon} active={false} />
      </span>
      <span className={styles.text}>
        <span>
          <Marked text={item.label} words={words} />
        </span>
        {item.detail && (
          <span className={styles.detail}>
            <Marked text={item.detail} words={words} />
          </span>
        )}
      </span>
    </>
  );
}
