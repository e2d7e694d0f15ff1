import type { CountTask as Task } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useOffline } from '@slotwise/shared/session';
import { EmptyState, ListSkeleton } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../../query-keys';
import { BigButton } from '../big-button';
import { useFloor, useFloorOutbox, useMyId, useSayDone, useScans } from '../floor-context';
import { KEPT } from '../known/resolve';
import { isScanned, piecesOf, type GoodsLine, type ScannedGoods } from '../goods';
import { GoodsLines } from '../goods-lines';
import { LeftNote } from '../left-note';
import { LotQuestion } from '../lot-question';
import { Question } from '../question';
import { SerialQuestion } from '../serial-question';
import { useAsked } from '../scan/use-asked';
import { useKeptLive } from '../scan/use-kept-live';
import { useLive } from '../scan/use-live';
import { useTally } from '../scan/use-tally';
import { ManyQuestion } from '../many-question';
import { MANY, useTypedNumbers } from '../typed-numbers';
import { useWords } from '../words';

const READ = 200;
const NOTHING: readonly GoodsLine[] = [];

/** Tasks left for this person, in walking order, and those that are another's: a second count is, and what was given to somebody. */
function useTasks() {
  const { http } = usePlatform();
  const { warehouseId } = useFloor();
  const { entries } = useFloorOutbox();
  const me = useMyId();
  const { data, isError } = useQuery({
    queryKey: [...inventoryKeys.counts, 'floor', warehouseId],
    queryFn: async ({ signal }) => {
      const tasksWith = (status: Task['status']) =>
        http('GET /count/tasks', { query: { warehouse_id: warehouseId, status, limit: READ }, signal });
      const [open, again] = await Promise.all([tasksWith('open'), tasksWith('recount')]);
      return [...open.items, ...again.items];
    },
    ...KEPT,
  });
  // Counts that this device has not told the server yet are done all the same.
  const told = new Set(
    entries
      .filter(({ call, status }) => call === 'POST /count/entry' && status === 'waiting')
      .map(({ body }) => (body as { task_id: string }).task_id),
  );
  const isOfMine = ({ status, countedBy }: Task) => status === 'recount' && countedBy === me;
  const left = data?.filter((task) => !told.has(task.id) && !isOfMine(task));
  const isOfOther = ({ userId }: Task) => typeof userId === 'string' && userId !== me;
  return {
    tasks: left?.filter((task) => !isOfOther(task)),
    others: left?.filter(isOfOther) ?? [],
    /** Those that this person counted first: somebody else is to count them again. */
    counted: data?.filter(isOfMine) ?? [],
    isError,
  };
}

/** Cycle counts, blind: scan the place, scan all that lies there, say that this is all. */
export default function CountTask() {
  const { t } = useWords();
  const { places, say, clear } = useFloor();
  const { count } = useFloorOutbox();
  const sayDone = useSayDone();
  const asked = useAsked();
  const isOffline = useOffline();
  const { tasks, others, counted: countedByMe, isError } = useTasks();
  const place = useKeptLive<Task | null>('count.task', null, 'count.goods');
  const at = place.value;
  const lines = useKeptLive<readonly GoodsLine[]>('count.goods', NOTHING);
  const tally = useTally(lines);
  const lotOf = useLive<ScannedGoods | null>(null);
  const serialOf = useLive<GoodsLine | null>(null);
  const numbers = useTypedNumbers();
  const many = useLive<{ line: GoodsLine; quantity: number } | null>(null);

  const take = ({ sku, unit, quantity }: ScannedGoods, lot: string, serial?: string) => {
    const line = { sku, unit, quantity, lot, expires: '' };
    if (sku.serialTracked && serial === undefined) return serialOf.write(line);
    tally.add(line, serial);
  };
  const scan = useScans(
    async (code) => {
      if (lotOf.read()) return say('bad', t('lot.first'));
      if (serialOf.read()) return say('bad', t('serial.first'));
      if (many.read()) return say('bad', t('more.first'));
      if (numbers.hasOpen()) return say('bad', t('wrong.typed'));
      if (!place.read()) {
        const found = await asked.place(code);
        if (!found) return;
        const task = tasks?.find(({ location }) => location.id === found.id);
        if (!task) {
          const isThere = ({ location }: Task) => location.id === found.id;
          const why = others.some(isThere) ? 'of-other' : countedByMe.some(isThere) ? 'counted' : 'not-to-count';
          return say('bad', t(`wrong.${why}`, { place: found.code }));
        }
        // Each time anew: after a refusal somebody may count it again.
        place.write({ ...task });
        return say('good', t('scan.place', { place: found.code }));
      }
      const found = await asked.goods(code);
      if (!found) return;
      if (found.sku.lotTracked && found.lot === undefined) lotOf.write(found);
      else take(found, found.lot ?? '', found.serial);
    },
    lotOf.value !== null || serialOf.value !== null || many.value !== null,
  );
  const leave = () => {
    lines.write(NOTHING);
    place.write(null);
  };
  const finish = async (task: Task) => {
    const isHeld = places?.find(({ id }) => id === task.location.id)?.purpose === 'quarantine';
    const counted = lines.read();
    const entries = counted.map((line) => ({
      ...{ sku_id: line.sku.id, quantity: piecesOf(line) },
      ...(line.lot !== '' && { lot: line.lot }),
      ...(line.serials && { serials: [...line.serials] }),
      ...(isHeld && { state: 'quarantine' as const }),
    }));
    const goods = counted.map((line) => ({ sku: line.sku.code, pieces: piecesOf(line) }));
    const note = { task: 'count' as const, goods, from: null, to: task.location.code };
    if (!(await count(task, { task_id: task.id, entries: merged(entries) }, note))) return;
    leave();
    sayDone(t('done.count', { place: task.location.code }));
  };

  const lotted = lotOf.value;
  if (lotted) {
    return (
      <LotQuestion
        goods={lotted}
        onCancel={() => lotOf.write(null)}
        onAnswer={(lot) => {
          lotOf.write(null);
          take(lotted, lot, lotted.serial);
        }}
      />
    );
  }
  const numbered = serialOf.value;
  if (numbered) {
    return (
      <SerialQuestion
        sku={numbered.sku}
        isKnown={(serial) => isScanned(lines.read(), numbered.sku.id, serial)}
        onCancel={() => serialOf.write(null)}
        onAnswer={(serial) => {
          serialOf.write(null);
          take(numbered, numbered.lot, serial);
        }}
      />
    );
  }
  const doubted = many.value;
  if (doubted) {
    return (
      <ManyQuestion
        sku={doubted.line.sku.code}
        quantity={doubted.quantity}
        onNo={() => many.write(null)}
        onYes={() => {
          many.write(null);
          tally.set(doubted.line, doubted.quantity);
        }}
      />
    );
  }
  if (at) {
    const isEmpty = lines.value.length === 0;
    const isGiven = others.some(({ id }) => id === at.id);
    return (
      <Question
        text={t(isEmpty ? 'count.what' : 'count.next')}
        facts={
          isGiven
            ? t('count.given')
            : t(at.status === 'recount' ? 'count.at-again' : 'count.at', { place: at.location.code })
        }
        onScan={scan}
      >
        <LeftNote
          pieces={lines.value.reduce((sum, line) => sum + piecesOf(line), 0)}
          leftAt={lines.leftAt}
          onKeep={() => lines.write(lines.read())}
          onDiscard={() => {
            lines.write(NOTHING);
            clear();
          }}
        />
        <GoodsLines
          lines={lines.value}
          least={0}
          typed={numbers.typed}
          isDoubtful={(line, quantity) => quantity > Math.max(MANY, line.quantity)}
          onChange={(line, quantity) => {
            if (quantity > Math.max(MANY, line.quantity + 1)) many.write({ line, quantity });
            else tally.set(line, quantity);
          }}
        />
        <BigButton
          appearance={isEmpty ? 'secondary' : 'primary'}
          disabled={numbers.isOpen}
          onClick={() => void finish(at)}
        >
          {t(isEmpty ? 'count.empty' : 'count.all')}
        </BigButton>
        <BigButton
          appearance="subtle"
          onClick={() => {
            leave();
            clear();
          }}
        >
          {t('count.leave')}
        </BigButton>
      </Question>
    );
  }
  if (!tasks) {
    return isError || isOffline ? (
      <EmptyState title={t('count.unknown')} reason={t('count.unknown-reason')} />
    ) : (
      <ListSkeleton avatar={false} />
    );
  }
  const [next] = tasks;
  if (!next) {
    const reason = others.length > 0 ? t('count.of-others', { places: others.length }) : t('count.none-reason');
    return <EmptyState title={t('count.none')} reason={reason} />;
  }
  const facts = [
    t('count.left', { places: tasks.length }),
    ...(others.length > 0 ? [t('count.of-others', { places: others.length })] : []),
  ];
  return <Question text={t('count.go', { place: next.location.code })} facts={facts.join(' · ')} onScan={scan} />;
}

interface Counted {
  sku_id: string;
  quantity: number;
  lot?: string;
  serials?: string[];
  state?: 'quarantine';
}
/** The pieces of one SKU and lot, in packs of any kind. */
function merged(entries: readonly Counted[]): Counted[] {
  const sums = new Map<string, Counted>();
  for (const entry of entries) {
    const key = JSON.stringify([entry.sku_id, entry.lot]);
    const before = sums.get(key);
    const serials = [...(before?.serials ?? []), ...(entry.serials ?? [])];
    sums.set(key, {
      ...entry,
      quantity: (before?.quantity ?? 0) + entry.quantity,
      ...(serials.length > 0 && { serials }),
    });
  }
  return [...sums.values()];
}
