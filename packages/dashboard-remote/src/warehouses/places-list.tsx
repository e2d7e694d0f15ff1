import { ErrorState, ListSkeleton, makeStyles, media, PageContent, sizes, tokens } from '@slotwise/shared/ui';
import { useDescribeError, useLocale } from '@slotwise/shared/words';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordLink } from '@slotwise/shared/ui/link';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    rowGap: '4px',
    minHeight: sizes.rowHeight,
    paddingBlock: '4px',
    boxSizing: 'border-box',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  picture: { display: 'flex', flexShrink: 0, color: tokens.colorNeutralForeground3 },
  name: { overflowWrap: 'anywhere', minWidth: 0, flexGrow: 1 },
  about: { minWidth: 0, [media.belowMd]: { flexBasis: '100%', paddingInlineStart: '32px' } },
});

interface PlacesListProps<T extends { id: string; name: string }> {
  label: string;
  places: UseQueryResult<T[]>;
  picture: (place: T) => ReactNode;
  /** Address of the page of one place, if there is one. */
  hrefOf?: (id: string) => string | undefined;
  /** Text about one place beside its name. */
  about?: (id: string) => ReactNode;
  /** Whether that is still being read: the rows come when it is known, so that none of them grows. */
  isAboutPending?: boolean;
  /** Shown where there is none. */
  empty: ReactNode;
}

/** Named places, sorted by name, in all states that a list can have. */
export function PlacesList<T extends { id: string; name: string }>(props: PlacesListProps<T>) {
  const { label, places, picture, hrefOf, about, empty, isAboutPending = false } = props;
  const styles = useStyles();
  const locale = useLocale();
  const describeError = useDescribeError();
  if (places.isPending || (isAboutPending && places.data)) {
    return (
      <PageContent>
        <ListSkeleton />
      </PageContent>
    );
  }
  if (!places.data) {
    return (
      <ErrorState
        title={describeError(places.error).title}
        advice={describeError(places.error).advice}
        onRetry={() => void places.refetch()}
        retrying={places.isFetching}
      />
    );
  }
  if (places.data.length === 0) return <PageContent>{empty}</PageContent>;
  return (
    <PageContent>
      <ul className={styles.list} aria-label={label}>
        {places.data
          .toSorted((a, b) => a.name.localeCompare(b.name, locale))
          .map((place) => (
            <li key={place.id} className={styles.row}>
              <span className={styles.picture}>{picture(place)}</span>
              <span className={styles.name}>
                <PlaceName to={hrefOf?.(place.id)}>{place.name}</PlaceName>
              </span>
              {about && <span className={styles.about}>{about(place.id)}</span>}
            </li>
          ))}
      </ul>
    </PageContent>
  );
}

/** The name of a place, as a link where it has a page. */
const PlaceName = ({ to, children }: { to: string | undefined; children: string }) =>
  to === undefined ? children : <RecordLink to={to}>{children}</RecordLink>;
