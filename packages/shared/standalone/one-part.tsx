import { AppProviders, makeStyles, tokens } from '@slotwise/shared/ui';
import { MemoryRouter } from '@slotwise/shared/ui/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { use, useLayoutEffect, useState } from 'react';
import { partIds, statesOf } from './all-parts';
import { lookOf } from './look';
import type { PartStates } from '../src/ui/part-states';

const useStyles = makeStyles({
  root: { overflow: 'auto', backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1 },
  page: { display: 'flex', flexDirection: 'column', gap: '24px', padding: '16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  state: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  name: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  drawn: { minWidth: 0 },
});

const loading = new Map<string, Promise<PartStates>>();
const statesOnce = (id: string) => {
  const known = loading.get(id) ?? statesOf(id);
  loading.set(id, known);
  return known;
};

/** One part in all its states under each other, or in the one that the address names. */
export function OnePart({ query }: { query: URLSearchParams }) {
  const styles = useStyles();
  const look = lookOf(query);
  const [cache] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <AppProviders theme={look.theme} density={look.density} locale={look.locale} wholePage className={styles.root}>
      <QueryClientProvider client={cache}>
        <States id={query.get('part') ?? partIds[0] ?? ''} only={query.get('state')} address={query.toString()} />
      </QueryClientProvider>
    </AppProviders>
  );
}

interface StatesProps {
  id: string;
  only: string | null;
  address: string;
}

function States({ id, only, address }: StatesProps) {
  const styles = useStyles();
  const { part, states, covers } = use(statesOnce(id));
  useLayoutEffect(() => {
    // The journey through all parts reads here that this one is drawn.
    document.documentElement.dataset.drawn = address;
    return () => {
      delete document.documentElement.dataset.drawn;
    };
  }, [address]);
  // Of those that cover the page one at a time can be seen.
  const wanted = only ?? (covers ? Object.keys(states)[0] : undefined);
  const shown = Object.entries(states).filter(([name]) => wanted === undefined || name === wanted);
  return (
    <main
      className={styles.page}
      data-part={id}
      data-covers={covers ? '' : undefined}
      data-states={JSON.stringify(Object.keys(states))}
    >
      <h1 className={styles.title}>{part}</h1>
      {shown.map(([name, draw]) => (
        <section key={name} className={styles.state} aria-label={name}>
          <p className={styles.name}>{name}</p>
          <MemoryRouter>
            <div className={styles.drawn} data-state={name}>
              <Drawn draw={draw} />
            </div>
          </MemoryRouter>
        </section>
      ))}
    </main>
  );
}

function Drawn({ draw }: { draw: PartStates['states'][string] }) {
  return draw();
}
