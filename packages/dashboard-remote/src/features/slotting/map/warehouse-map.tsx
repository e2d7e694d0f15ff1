import type { SlottingMap, SlottingRun } from '@slotwise/contract';
import { ErrorState, ListSkeleton, makeStyles, Subtitle2, Text } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useCallback, useMemo, useState } from 'react';
import { useWords } from '../words';
import { BusiestBays } from './busiest-bays';
import type { Colours, Trail } from './draw';
import type { Depot } from './draw-names';
import { HeatCanvas } from './heat-canvas';
import { MapControls, type Shown } from './map-controls';
import { aisleNamesOf } from './model/aisle-names';
import { baysOf, type Bay } from './model/bays';
import { busyRowsOf } from './model/busy-rows';
import { TourPanel } from './tour-panel';
import { TryPanel } from './try-panel';
import { useArcs } from './use-arcs';
import { useHeatWords } from './use-heat-words';
import { useMap } from './use-map';
import { useTour, useWalked } from './use-tour';
import { useTry } from './use-try';
import { useWhy } from './use-why';
import { WhyPanel } from '../why-panel';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
});

interface WarehouseMapProps {
  warehouseId: string;
  run: SlottingRun | undefined;
}

const NO_DEPOTS: readonly Depot[] = [];

/** The bay that somebody asks about, by one of its places, where they ask, and the number of its SKU that they want. */
interface Asked {
  place: string;
  on: 'map' | 'table';
  chosen: number;
}

/** The work of a warehouse by place, today and under the plan of a run. */
export function WarehouseMap({ warehouseId, run }: WarehouseMapProps) {
  const { t } = useWords();
  const describeError = useDescribeError();
  const read = useMap(warehouseId, run);
  if (read.error && !read.data) {
    return <ErrorState {...describeError(read.error)} onRetry={() => void read.refetch()} retrying={read.isFetching} />;
  }
  if (!read.data) return <ListSkeleton avatar={false} />;
  if (read.data.codes.length === 0) return <Text>{t('map.none')}</Text>;
  return <Drawn map={read.data} run={run} />;
}

function Drawn({ map, run }: Omit<WarehouseMapProps, 'warehouseId'> & { map: SlottingMap }) {
  const styles = useStyles();
  const { t } = useWords();
  const [shown, setShown] = useState<Shown>({ heat: 'lines', split: 1, moves: false, tour: false });
  const [walk, setWalk] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const [question, setQuestion] = useState<Asked | null>(null);
  const hasPlan = map.plan !== null;
  // Only of a search that has ended there is a plan to ask.
  const asked = run?.status === 'done' && run.progress.plan ? run : undefined;
  const split = hasPlan ? shown.split : 0;
  const bays = useMemo(() => baysOf(map, shown.heat), [map, shown.heat]);
  const rows = useMemo(() => busyRowsOf(map, bays, shown.heat, split > 0), [map, bays, shown.heat, split]);
  const aisles = useMemo(() => aisleNamesOf(map), [map]);
  const words = useHeatWords(shown.heat, run?.basis?.orders.seen);
  const arcs = useArcs(asked, bays, shown.moves);
  const tour = useTour(asked, shown.tour, walk);
  const walked = useWalked(shown.tour && tour.data ? `${tour.data.number} ${turn}` : null, turn > 0);
  const trails = useCallback(
    (colours: Colours): Trail[] => {
      if (!tour.data) return [];
      const { today, plan } = tour.data;
      const mm = Math.max(today.metres, plan.metres) * 1000 * walked;
      const trail = ({ x, y, stops }: typeof today) => ({ x, y, stops: stops.map(({ corner }) => corner), walked: mm });
      return [
        { ...trail(today), colour: colours.ink, isDashed: true, shift: 3 },
        { ...trail(plan), colour: colours.brand, isDashed: false, shift: -3 },
      ];
    },
    [tour.data, walked],
  );
  const place = question?.place ?? null;
  const subject = place === null ? null : { place };
  const why = useWhy(asked, subject);
  const chosen = question?.chosen ?? 0;
  const choose = (number: number) => setQuestion((known) => known && { ...known, chosen: number });
  const ask = (about: string | null, on: Asked['on']) =>
    setQuestion(about === null ? null : { place: about, on, chosen: 0 });
  const goods = place === null ? undefined : (why.data?.reasons[chosen] ?? why.data?.reasons[0]);
  const held: Bay | null =
    (goods && place !== null && bays.find(({ places }) => places.includes(goods.after.place.id))) || null;
  const answer = asked && subject && (
    <WhyPanel run={asked} subject={subject} places={map} chosen={chosen} onChoose={choose} />
  );
  const { tried, onTry } = useTry(asked, goods);
  return (
    <section className={styles.root} aria-label={t('map.title')}>
      <Subtitle2 as="h2">{t('map.title')}</Subtitle2>
      {map.assumed && <Text size={200}>{t('map.assumed')}</Text>}
      <MapControls
        map={map}
        shown={shown}
        onChange={setShown}
        canMove={asked !== undefined}
        canTour={asked !== undefined}
      />
      <HeatCanvas
        bays={bays}
        aisles={aisles}
        depots={map.depots ?? NO_DEPOTS}
        isEven={shown.heat === 'golden'}
        areSpots={map.free === true}
        split={split}
        label={words.label(bays, split)}
        legend={words.legend}
        scale={words.whole}
        say={words.say}
        arcs={arcs}
        trails={shown.tour && tour.data ? trails : null}
        held={held}
        onPick={asked && ((bay) => ask(bay.id, 'map'))}
        onClose={question?.on === 'map' ? () => setQuestion(null) : undefined}
        onTry={onTry}
      />
      {asked && place !== null && why.data && held && (
        <TryPanel reasons={why.data.reasons} goods={goods} onChoose={choose} tried={tried} from={held} />
      )}
      {question?.on === 'map' && answer}
      {asked && shown.tour && (
        <TourPanel
          read={tour}
          onWalk={(number) => {
            setWalk(number);
            setTurn((known) => known + 1);
          }}
          onReplay={() => setTurn((known) => known + 1)}
        />
      )}
      <BusiestBays
        key={shown.heat}
        rows={rows}
        areSpots={map.free === true}
        words={words}
        asked={question?.on === 'table' ? place : null}
        onAsk={asked && ((placeId) => ask(placeId, 'table'))}
        answer={answer}
      />
    </section>
  );
}
