import type { Proposal, StockRow, StockState } from '@slotwise/contract';
import { todayOf } from '../../sections/days';
import { matchGoods } from '../../gs1/match';
import { useFaultText } from '../../gs1/use-fault-text';
import { useWords as useInventoryWords } from '../../words';
import { BigButton } from '../big-button';
import { useFloor, useFloorOutbox, useSayDone, useScans } from '../floor-context';
import {
  factorOf,
  isSameLot,
  isScanned,
  piecesOf,
  scannedOf,
  whatOf,
  type GoodsLine,
  type ScannedGoods,
} from '../goods';
import { GoodsLines } from '../goods-lines';
import type { Place } from '../known/resolve';
import { LeftNote } from '../left-note';
import { LotQuestion } from '../lot-question';
import { Question } from '../question';
import { SerialQuestion } from '../serial-question';
import { useAsked } from '../scan/use-asked';
import { useJustPut } from '../scan/use-just-put';
import { useKeptLive } from '../scan/use-kept-live';
import { useLive } from '../scan/use-live';
import { useTypedNumbers } from '../typed-numbers';
import { useWords } from '../words';
import { isMistaken, MistakenGoods, useMistakenNames } from './mistaken-goods';
import { OtherPlace } from './other-place';
import { PutAdvice, useBetterPlace } from './put-advice';
import { onlyDock } from './receive-task';
import { useStockThere } from './stock-there';
import { ToPutAway } from './to-put-away';

interface Held extends GoodsLine {
  state: StockState;
  /** Pieces that lie where it was taken; null where that is not known. */
  most: number | null;
}

/**
 * Goods go from one place to another: the source, the goods and their number, the target. Put-away starts where goods
 * arrive and proposes a place.
 */
export default function MoveTask({ task }: { task: 'put-away' | 'move' }) {
  const { t } = useWords();
  const inventory = useInventoryWords();
  const { places, say, clear } = useFloor();
  const { book } = useFloorOutbox();
  const sayDone = useSayDone();
  const asked = useAsked();
  const { stockThere, lastThere, onlyLotThere } = useStockThere();
  const faultText = useFaultText();
  const numbers = useTypedNumbers();
  /** `ask`: another place than the only one where goods arrive. */
  const chosen = useKeptLive<Place | 'ask' | null>(`${task}.place`, null, `${task}.goods`);
  const held = useKeptLive<Held | null>(`${task}.goods`, null);
  const several = useLive<{ scanned: ScannedGoods; rows: readonly StockRow[] } | null>(null);
  const lotOf = useLive<ScannedGoods | null>(null);
  const placeOf = (choice: Place | 'ask' | null) =>
    choice === 'ask' ? null : (choice ?? (task === 'put-away' ? onlyDock(places) : null));
  const from = placeOf(chosen.value);

  const serialOf = useLive<Held | null>(null);
  /** The goods that were chosen from those that wait: they are asked for. */
  const wanted = useLive<StockRow | null>(null);
  const justPut = useJustPut();
  const mistaken = useLive<{ scanned: ScannedGoods; wanted: StockRow } | null>(null);
  const mistakenNames = useMistakenNames();
  const betterPlace = useBetterPlace();
  const other = useLive<{ place: Place; best: Proposal } | null>(null);

  const hold = (next: Held, serial?: string) => {
    if (next.most !== null && piecesOf(next) > next.most) {
      say('bad', t('wrong.too-many', { sku: next.sku.code, pieces: next.most }));
      return;
    }
    // Each piece is named, one after the other.
    if (next.sku.serialTracked && serial === undefined) return serialOf.write(next);
    if (serial !== undefined && isScanned([next], next.sku.id, serial)) {
      return say('bad', t('wrong.serial-twice', { serial }));
    }
    wanted.write(null);
    held.write(serial === undefined ? next : { ...next, serials: [...(next.serials ?? []), serial] });
    say('good', t('scan.counted', { sku: next.sku.code, pieces: piecesOf(next) }));
  };
  const holdRow = ({ sku, unit, quantity, serial }: ScannedGoods, { lot, state, onHand }: StockRow) =>
    hold({ sku, unit, quantity, lot: lot?.code ?? '', expires: '', state, most: onHand }, serial);
  /** Where it is not known what lies there now: at most what was read last. */
  const holdUnknown = (scanned: ScannedGoods, lot: string, state: StockState = 'available') => {
    const { sku, unit, quantity, serial } = scanned;
    const source = placeOf(chosen.read());
    const last = source && lastThere(source, sku.id);
    const row = last?.find((one) => isSameLot(one.lot?.code ?? '', lot) && one.state === state);
    hold({ sku, unit, quantity, lot, expires: '', state, most: last ? (row?.onHand ?? 0) : null }, serial);
  };
  const takeGoods = async (place: Place, scanned: ScannedGoods) => {
    const { sku, lot } = scanned;
    const stock = await stockThere(place, sku.id);
    const rows = lot === undefined ? stock : stock?.filter((row) => row.lot && isSameLot(row.lot.code, lot));
    const [row, another] = rows ?? [];
    if (stock?.length === 0) say('bad', t('wrong.not-there', { sku: sku.code, place: place.code }));
    else if (rows && another) several.write({ scanned, rows });
    else if (row) holdRow(scanned, row);
    else if (stock) say('bad', t('wrong.lot-not-there', { lot: lot ?? '', sku: sku.code, place: place.code }));
    else if (sku.lotTracked && lot === undefined) {
      const known = onlyLotThere(place, sku.id);
      if (known?.lot) holdUnknown(scanned, known.lot.code, known.state);
      else lotOf.write(scanned);
    } else holdUnknown(scanned, lot ?? '');
  };
  /** The same goods once more. False: it is something else. */
  const holdMore = (line: Held, code: string): boolean => {
    const match = matchGoods(code, line.sku, todayOf());
    if (match.is === 'fault') say('bad', faultText(match.fault));
    if (match.is !== 'these') return match.is === 'fault';
    return addMore(line, scannedOf({ sku: line.sku, unit: match.barcode?.unit ?? 'each', said: match.said }));
  };
  const addMore = (line: Held, more: ScannedGoods): boolean => {
    if (more.sku.id !== line.sku.id || more.unit !== line.unit) return false;
    if (more.lot !== undefined && !isSameLot(more.lot, line.lot)) {
      say('bad', t('wrong.lot-held', { lot: more.lot, held: line.lot, sku: line.sku.code }));
    } else hold({ ...line, quantity: line.quantity + more.quantity }, more.serial);
    return true;
  };
  const put = async (source: Place, line: Held, to: Place, isSure = false) => {
    if (to.id === source.id) return say('bad', t('wrong.same-place', { place: to.code }));
    if (to.blocked) return say('bad', t('wrong.blocked', { place: to.code }));
    if (line.quantity < 1) return say('bad', t('wrong.none', { sku: line.sku.code }));
    const best = isSure || task !== 'put-away' ? undefined : await betterPlace(line, to);
    // Laid down meanwhile, or counted otherwise.
    if (held.read() !== line) return say('bad', t('scan.failed'));
    if (best) return other.write({ place: to, best });
    const pieces = piecesOf(line);
    const move = { ...whatOf(line), state: line.state, from_location_id: source.id, to_location_id: to.id };
    const note = { task, goods: [{ sku: line.sku.code, pieces }], from: source.code, to: to.code };
    const call = task === 'put-away' ? 'POST /stock/put-away' : 'POST /stock/move';
    if (!(await book(line, call, [move], note))) return;
    held.write(null);
    justPut.say(to.code, t(`done.${task}`, { sku: line.sku.code, pieces, to: to.code }));
  };
  const scan = useScans(
    async (code) => {
      const once = justPut.again(code);
      // Of a scan that was on its way before the question was drawn.
      if (several.read() || mistaken.read()) return say('bad', t('move.choose'));
      if (lotOf.read()) return say('bad', t('lot.first'));
      if (serialOf.read()) return say('bad', t('serial.first'));
      if (numbers.hasOpen()) return say('bad', t('wrong.typed'));
      const doubted = other.read();
      if (doubted) return say('bad', t('put-away.other-first', { place: doubted.place.code }));
      const source = placeOf(chosen.read());
      if (!source) {
        const place = await asked.place(code);
        if (!place) return;
        chosen.write(place);
        return say('good', t('scan.place', { place: place.code }));
      }
      const line = held.read();
      if (!line) {
        if (once !== null) return sayDone(once);
        const found = await asked.goods(code);
        const row = wanted.read();
        if (!found || !row || !isMistaken(found, row)) return found ? takeGoods(source, found) : undefined;
        mistaken.write({ scanned: found, wanted: row });
        return say('bad', t('put-away.mistaken-said', mistakenNames(found, row)));
      }
      // The same goods again are one more; a place is where they go.
      if (holdMore(line, code)) return;
      // By the label of a lot, too, which names no goods by itself.
      const to = await asked.place(code, (more) => addMore(line, more));
      return to ? put(source, line, to) : undefined;
    },
    // Which of several it is is said by touch: that question takes no scans itself, and each is answered here.
    [lotOf, serialOf, other, mistaken].some(({ value }) => value !== null),
  );
  const choose = (act: () => void) => () => {
    several.write(null);
    lotOf.write(null);
    act();
  };
  const line = held.value;
  const layDown = () => {
    held.write(null);
    clear();
  };
  /** Where it was taken, and what is special about the goods. */
  const taken = (place: Place, { state }: Held) =>
    state === 'available'
      ? t('move.at', { place: place.code })
      : t('move.at-state', { place: place.code, state: inventory.t(`state.${state}`) });

  const lotted = lotOf.value;
  const rows = several.value;
  if (lotted) {
    return (
      <LotQuestion
        goods={lotted}
        onCancel={() => lotOf.write(null)}
        onAnswer={(lot) => choose(() => holdUnknown(lotted, lot))()}
      />
    );
  }
  const numbered = serialOf.value;
  if (numbered) {
    return (
      <SerialQuestion
        sku={numbered.sku}
        isKnown={(serial) => isScanned([numbered], numbered.sku.id, serial)}
        onCancel={() => serialOf.write(null)}
        onAnswer={(serial) => {
          serialOf.write(null);
          hold(numbered, serial);
        }}
      />
    );
  }
  if (rows) {
    return (
      <Question text={t('move.which', { sku: rows.scanned.sku.code })} onScan={scan}>
        {rows.rows.map((row) => (
          <BigButton key={`${row.lot?.id ?? ''} ${row.state}`} onClick={choose(() => holdRow(rows.scanned, row))}>
            {t('move.row', {
              lot: row.lot?.code ?? 'none',
              state: inventory.t(`state.${row.state}`),
              pieces: row.onHand,
            })}
          </BigButton>
        ))}
        <BigButton appearance="subtle" onClick={choose(() => undefined)}>
          {t('lot.cancel')}
        </BigButton>
      </Question>
    );
  }
  const mistake = mistaken.value;
  if (mistake && from) {
    return (
      <MistakenGoods
        {...mistake}
        onTake={(goods) => {
          mistaken.write(null);
          wanted.write(null);
          return takeGoods(from, goods);
        }}
        onCancel={() => mistaken.write(null)}
      />
    );
  }
  const doubted = other.value;
  if (doubted && from && line) {
    return (
      <OtherPlace
        {...doubted}
        onPut={(place) => {
          other.write(null);
          void put(from, line, place, true);
        }}
        onCancel={() => other.write(null)}
      />
    );
  }
  const waiting = task === 'put-away' && (
    <ToPutAway
      chosen={wanted.value}
      onChoose={(row) => {
        chosen.write({ ...row.location, purpose: 'receiving', blocked: false });
        wanted.write(row);
      }}
    />
  );
  if (!from) {
    return (
      <Question text={t('move.from')} onScan={scan}>
        {waiting}
      </Question>
    );
  }
  if (!line) {
    return (
      <Question
        text={wanted.value ? t('put-away.scan', { sku: wanted.value.sku.code }) : t(`${task}.what`)}
        facts={t('move.at', { place: from.code })}
        onScan={scan}
      >
        {waiting}
        <BigButton
          onClick={() => {
            wanted.write(null);
            chosen.write('ask');
          }}
        >
          {t('move.other-from')}
        </BigButton>
      </Question>
    );
  }
  return (
    <Question text={t('move.to')} facts={taken(from, line)} label={t('move.to-label')} onScan={scan}>
      <LeftNote pieces={piecesOf(line)} leftAt={held.leftAt} onKeep={() => held.write(line)} onDiscard={layDown} />
      <GoodsLines
        lines={[line]}
        least={1}
        typed={numbers.typed}
        mostOf={() => (line.most === null ? null : Math.floor(line.most / factorOf(line)))}
        onChange={(_line, quantity) => hold({ ...line, quantity })}
      />
      {task === 'put-away' && <PutAdvice line={line} onChoose={scan} />}
      <BigButton onClick={layDown}>{t('goods.discard')}</BigButton>
    </Question>
  );
}
