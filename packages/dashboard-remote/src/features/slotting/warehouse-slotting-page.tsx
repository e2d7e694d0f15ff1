import type { SlottingRun } from '@slotwise/contract';
import { isApiError } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import {
  EmptyState,
  ErrorState,
  ListSkeleton,
  makeStyles,
  NoPermissionState,
  Page,
  PageContent,
  PageHeader,
} from '@slotwise/shared/ui';
import { Breadcrumb } from '@slotwise/shared/ui/page';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { WarehouseGone } from '../../warehouses/warehouse-gone';
import { LaterRun } from './later-run';
import { NoAisles } from './no-aisles';
import { Notices } from './notices';
import { Placements } from './placements';
import { DecayNote } from './proposals/decay-note';
import { ProposalsPanel } from './proposals/proposals-panel';
import { RunPanel } from './run-panel';
import { slottingKeys } from './slotting-keys';
import { StartForm } from './start-form';
import { useMap } from './map/use-map';
import { WarehouseMap } from './map/warehouse-map';
import { hasPlan, isWithoutPlan } from './scenarios/run-worth';
import { Scenarios } from './scenarios/scenarios';
import { TermsForm } from './terms/terms-form';
import { useSlottingState } from './terms/use-terms';
import { useWarehouseName } from './use-warehouse-name';
import { useWords } from './words';

const useStyles = makeStyles({ content: { gap: '24px' }, forms: { display: 'contents' } });
/** The latest runs, of which the first is shown. */
const RUNS = 20;

/** A better place for every SKU of one warehouse: search for a plan, watch it, and see what it is worth. */
export default function WarehouseSlottingPage({ id }: { id: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  const maySee = useCan(platform, 'view_slotting');
  const isKnown = me !== null && status === 'user';
  const isCompany = me?.userType === 'company';
  const name = useWarehouseName(id);
  return (
    <Page>
      <PageHeader
        title={name === undefined ? t('page.unknown') : t('page.title', { warehouse: name })}
        above={<Breadcrumb ancestors={[{ label: t('page.slotting'), href: '/slotting' }]} />}
      />
      {isKnown && !maySee && <NoPermissionState permission="view_slotting" />}
      {isKnown && maySee && isCompany && (
        <PageContent className={styles.content}>
          <Slotting warehouseId={id} />
        </PageContent>
      )}
      {!isKnown && (
        <PageContent>
          <ListSkeleton avatar={false} />
        </PageContent>
      )}
    </Page>
  );
}

function Slotting({ warehouseId }: { warehouseId: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const { http } = usePlatform();
  const describeError = useDescribeError();
  const read = useQuery({
    queryKey: [...slottingKeys.runs, warehouseId],
    queryFn: ({ signal }) => http('GET /slotting/runs', { query: { warehouse_id: warehouseId, limit: RUNS }, signal }),
  });
  const state = useSlottingState(warehouseId);
  const own = state.data?.[0];
  const terms = own?.terms;
  const noAisles = useId();
  const [wanted, setWanted] = useState<string | null>(null);
  const [repeated, setRepeated] = useState<SlottingRun | null>(null);
  const runs = read.data?.items.filter((one) => one.warehouseId === warehouseId) ?? [];
  const newest = runs[0];
  // A search that came to no plan does not take the place of the latest plan.
  const planned = newest && isWithoutPlan(newest) ? (runs.find(hasPlan) ?? own?.planned) : undefined;
  const run = runs.find(({ id }) => id === wanted) ?? planned ?? newest;
  const map = useMap(warehouseId, run);
  // One message for all that is read of it: the state of a warehouse tells whether it is there.
  const failed = [state, read].find(({ error, data }) => error && !data);
  if (isApiError(state.error) && state.error.code === 'not_found') return <WarehouseGone list="/slotting" />;
  if (failed?.error) {
    const again = () => void failed.refetch();
    return <ErrorState {...describeError(failed.error)} onRetry={again} retrying={failed.isFetching} />;
  }
  // Whether there are places stands above the form: it may not push that down once it is known.
  if (!read.data || state.isPending) return <ListSkeleton avatar={false} />;
  const hasPlaces = own?.hasPlaces !== false;
  const isRunning = read.data.items.some(({ status }) => status === 'waiting' || status === 'running');
  return (
    <>
      <DecayNote warehouseId={warehouseId} />
      {own && !hasPlaces && <NoAisles id={noAisles} warehouseId={warehouseId} unlaid={own.unlaid} />}
      <div className={styles.forms} data-screen-only="">
        <StartForm
          key={repeated?.id}
          warehouseId={warehouseId}
          isRunning={isRunning}
          settings={repeated?.settings}
          isFree={own?.isFree === true}
          refusedBy={hasPlaces ? undefined : noAisles}
          onStarted={() => setWanted(null)}
        />
        {terms && <TermsForm key={terms.warehouseId} terms={terms} />}
      </div>
      {newest && run === planned && <LaterRun run={newest} />}
      {run ? (
        <RunPanel key={run.id} run={run} terms={terms} isNewest={run === runs[0]} />
      ) : (
        hasPlaces && <EmptyState title={t('run.none')} reason={t('run.none-reason')} />
      )}
      {run && (
        <Scenarios runs={runs} terms={terms} shown={run} onShow={({ id }) => setWanted(id)} onRepeat={setRepeated} />
      )}
      {(hasPlaces || run?.basis) && <WarehouseMap key={`map ${run?.id ?? ''}`} warehouseId={warehouseId} run={run} />}
      {run && <ProposalsPanel warehouseId={warehouseId} plan={hasPlan(run) ? run : undefined} />}
      {run && hasPlan(run) && <Notices run={run} />}
      {run && hasPlan(run) && <Placements key={`placements ${run.id}`} run={run} places={map.data} />}
    </>
  );
}
