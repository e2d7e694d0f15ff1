import { codeKey } from '@slotwise/contract/code-key';
import { BigButton } from '../big-button';
import { admit, piecesScanned } from '../expected/admit';
import { CloseReceipt } from '../expected/close-receipt';
import { ExpiredQuestion } from '../expired-question';
import { ExpectedLines } from '../expected/expected-lines';
import { MoreQuestion } from '../expected/more-question';
import { OpenReceipts } from '../expected/open-receipts';
import { useExpected, useOpenReceipts } from '../expected/use-expected';
import { useLotDays } from '../expected/use-lot-days';
import { useFloor, useFloorOutbox, useSayDone, useScans } from '../floor-context';
import { factorOf, isSameLot, isScanned, piecesOf, whatOf, withExpiry } from '../goods';
import type { GoodsLine, ScannedGoods } from '../goods';
import { GoodsLines } from '../goods-lines';
import type { Place } from '../known/resolve';
import { LeftNote } from '../left-note';
import { LotQuestion } from '../lot-question';
import { OtherDayQuestion } from '../other-day-question';
import { Question } from '../question';
import { SerialQuestion } from '../serial-question';
import { useAsked } from '../scan/use-asked';
import { useKeptLive } from '../scan/use-kept-live';
import { useLive } from '../scan/use-live';
import { useTally } from '../scan/use-tally';
import { ManyQuestion } from '../many-question';
import { lineKey, MANY, useTypedNumbers } from '../typed-numbers';
import { todayOf } from '../../sections/days';
import { useDayText } from '../../sections/use-day-text';
import { useWords } from '../words';
import { PutLater } from './put-advice';

const NOTHING: readonly GoodsLine[] = [];

/** Place where goods arrive, if the warehouse has exactly one; null if it has several or none. */
export const onlyDock = (places: readonly Place[] | undefined): Place | null => {
  const docks = places?.filter(({ purpose, blocked }) => purpose === 'receiving' && !blocked) ?? [];
  return docks.length === 1 ? (docks[0] ?? null) : null;
};

/** More than expected, which somebody has to confirm: scanned goods, or a line that was set to another quantity. */
interface More {
  sku: GoodsLine['sku'];
  then: () => void;
}

/**
 * Goods come in, of a receipt that is expected or without one: each scan is one more, and all scanned goods are booked
 * together.
 */
export default function ReceiveTask() {
  const { t } = useWords();
  const { places, placesRead, say, clear, warehouseId } = useFloor();
  const { book, receive: bookReceipt } = useFloorOutbox();
  const sayDone = useSayDone();
  const asked = useAsked();
  const expected = useExpected();
  const dayText = useDayText();
  const days = useLotDays(expected.id);
  const open = useOpenReceipts();
  /** `ask`: another place than the only one where goods arrive. */
  const chosen = useKeptLive<Place | 'ask' | null>('receive.place', null, `receive.goods ${expected.id}`);
  const lines = useKeptLive<readonly GoodsLine[]>(`receive.goods ${expected.id}`, NOTHING);
  const tally = useTally(lines);
  const lotOf = useLive<ScannedGoods | null>(null);
  const serialOf = useLive<GoodsLine | null>(null);
  /** Goods that have expired, as a label or somebody said. */
  const late = useLive<ScannedGoods | null>(null);
  /** Goods of a lot of which another day was said before. */
  const otherDay = useLive<ScannedGoods | null>(null);
  const more = useLive<More | null>(null);
  const numbers = useTypedNumbers();
  const many = useLive<{ line: GoodsLine; quantity: number } | null>(null);
  /** Ids of SKUs of which more than expected is here, as somebody has said. */
  const overs = useLive<ReadonlySet<string>>(new Set());
  const placeOf = (choice: Place | 'ask' | null) => (choice === 'ask' ? null : (choice ?? onlyDock(places)));
  const dock = placeOf(chosen.value);
  const { receipt } = expected;

  const lineOf = (skuId: string) => expected.lines.find(({ sku }) => sku.id === skuId);
  /** Goes on with goods that the receipt takes. Goods that it does not take are said, and surplus is asked about. */
  const ifTaken = (sku: GoodsLine['sku'], pieces: number, then: () => void): void => {
    if (expected.id === '') return then();
    const line = lineOf(sku.id);
    const here = piecesScanned(lines.read(), sku.id) + expected.waitingOf(sku.code);
    const admission = admit({ line, here, more: pieces, isMoreKnown: overs.read().has(sku.id) });
    if (admission === 'yes') return then();
    if (admission === 'ask') return more.write({ sku, then });
    if (admission === 'most')
      return say('bad', t('wrong.most', { sku: sku.code, most: line?.most ?? 0, expected: line?.expected ?? 0 }));
    return say('bad', t('wrong.not-expected', { sku: sku.code }));
  };
  const take = (line: GoodsLine, serial?: string) => {
    if (line.sku.serialTracked && serial === undefined) return serialOf.write(line);
    if (line.lot !== '') days.say(line.sku.id, line.lot, line.expires);
    tally.add(line, serial);
  };
  const takeScanned = (scanned: ScannedGoods, arrivesAs?: 'quarantine') => {
    const { sku, unit, quantity, serial } = scanned;
    if (!sku.lotTracked) return take({ sku, unit, quantity, lot: '', expires: '' }, serial);
    const own = lines.read().filter((line) => line.sku.id === sku.id);
    const [same, other] = own.filter((line) => line.unit === unit);
    // Of several lots that were scanned, a plain barcode means none.
    const lot = scanned.lot ?? (other ? undefined : same?.lot);
    if (lot === undefined) return lotOf.write(scanned);
    const known = days.find(sku.id, lot);
    const { expires = known?.expires } = scanned;
    const named = { ...scanned, lot };
    if (expires === undefined) return lotOf.write(named);
    if (known && known.expires !== expires) {
      say('bad', dayFault(lot, known.expires, expires));
      return known.isSaid ? otherDay.write({ ...named, expires }) : undefined;
    }
    const line = own.find((one) => isSameLot(one.lot, lot));
    const held = arrivesAs ?? line?.arrivesAs;
    const isLate = expires !== '' && expires < todayOf();
    if (isLate && !held && !receipt?.returns) return late.write({ ...named, expires });
    take({ sku, unit, quantity, lot: line?.lot ?? lot, expires, ...(held && { arrivesAs: held }) }, serial);
  };
  const dayFault = (lot: string, known: string, day: string) =>
    known === ''
      ? t('wrong.expiry-never', { lot, day: dayText(day) })
      : t('wrong.expiry', { lot, day: dayText(day), known: dayText(known) });
  const scan = useScans(
    async (code) => {
      // Of a scan that was on its way before the question was drawn.
      if (lotOf.read()) return say('bad', t('lot.first'));
      if (serialOf.read()) return say('bad', t('serial.first'));
      if (more.read() || many.read() || late.read() || otherDay.read()) return say('bad', t('more.first'));
      if (numbers.hasOpen()) return say('bad', t('wrong.typed'));
      // The only place where goods arrive may be on its way: ten fast scans are ten pieces from the first on.
      const known = places ?? (chosen.read() === null ? await placesRead() : undefined);
      if (!(placeOf(chosen.read()) ?? (chosen.read() === null ? onlyDock(known) : null))) {
        const place = await asked.place(code);
        if (!place) return;
        chosen.write(place);
        return say('good', t('scan.place', { place: place.code }));
      }
      if (expected.id !== '' && !receipt) return say('bad', t('expected.first'));
      const announced = open.receipts.find((one) => codeKey(one.code) === codeKey(code));
      if (announced && expected.id === '' && lines.read().length === 0) {
        expected.choose(announced.id);
        return say('good', t('scan.receipt', { code: announced.code }));
      }
      const found = await asked.goods(code);
      if (found?.sku.lotTracked) await days.read(found.sku.id);
      if (found) ifTaken(found.sku, piecesOf(found), () => takeScanned(found));
    },
    [lotOf, serialOf, more, many, late, otherDay].some(({ value }) => value !== null),
  );
  const pieces = lines.value.reduce((sum, line) => sum + piecesOf(line), 0);
  const receive = async (to: Place) => {
    const decided = lines.read();
    const goods = decided.filter(({ quantity }) => quantity > 0);
    // Received already, by a tap before.
    if (goods.length === 0) return;
    const moves = goods.map((line) => ({
      ...whatOf(line),
      ...(line.expires !== '' && { expires_on: line.expires }),
      to_location_id: to.id,
    }));
    const note = {
      task: 'receive' as const,
      goods: goods.map((line) => ({ sku: line.sku.code, pieces: piecesOf(line) })),
      ...{ from: null, to: to.code },
      ...(receipt && { receipt: { id: receipt.id, code: receipt.code } }),
    };
    const isKept = await (receipt
      ? bookReceipt(decided, receipt.id, moves, note)
      : book(decided, 'POST /stock/receive', moves, note));
    if (!isKept) return;
    lines.write(NOTHING);
    days.readAnew();
    sayDone(t('done.receive', { pieces, to: to.code }));
  };
  const discard = () => {
    days.forget(lines.read());
    lines.write(NOTHING);
    clear();
  };
  const leave = () => {
    overs.write(new Set());
    expected.choose('');
  };

  const lotted = lotOf.value;
  if (lotted) {
    return (
      <LotQuestion
        goods={lotted}
        arrival={{ said: days.saidOf(lotted.sku.id), isKnown: (lot) => days.find(lotted.sku.id, lot) !== undefined }}
        onCancel={() => lotOf.write(null)}
        onAnswer={(lot, expires) => {
          lotOf.write(null);
          takeScanned({ ...lotted, lot, ...(expires !== undefined && { expires }) });
        }}
      />
    );
  }
  const doubtful = otherDay.value;
  if (doubtful) {
    const { sku, lot = '', expires = '' } = doubtful;
    const known = days.find(sku.id, lot)?.expires ?? '';
    const answer = (day: string) => {
      otherDay.write(null);
      days.say(sku.id, lot, day);
      lines.write(withExpiry(lines.read(), doubtful, day));
      takeScanned({ ...doubtful, expires: day });
    };
    return (
      <OtherDayQuestion
        {...{ lot, known, day: expires }}
        onKnown={() => answer(known)}
        onDay={() => answer(expires)}
        onNo={() => otherDay.write(null)}
      />
    );
  }
  const expired = late.value;
  if (expired) {
    const { expires = '', ...rest } = expired;
    return (
      <ExpiredQuestion
        sku={expired.sku.code}
        day={dayText(expires)}
        onDay={() => {
          late.write(null);
          lotOf.write(rest);
        }}
        onYes={() => {
          late.write(null);
          takeScanned(expired, 'quarantine');
        }}
        onNo={() => late.write(null)}
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
          take(numbered, serial);
        }}
      />
    );
  }
  const set = (given: GoodsLine, quantity: number, isMeant = false) => {
    const line = lines.read().find((one) => lineKey(one) === lineKey(given)) ?? given;
    if (quantity > Math.max(MANY, line.quantity + 1) && !receipt && !isMeant) return many.write({ line, quantity });
    const write = () => tally.set(line, quantity);
    if (quantity > line.quantity) ifTaken(line.sku, (quantity - line.quantity) * factorOf(line), write);
    else write();
  };
  /** More packs of a line than this the receipt does not take. */
  const mostOf = (line: GoodsLine): number | null => {
    const announced = lineOf(line.sku.id);
    if (!receipt || !announced) return null;
    const { received, most, expected: wanted } = announced;
    const others = piecesScanned(lines.read(), line.sku.id) - piecesOf(line) + expected.waitingOf(line.sku.code);
    return Math.floor((Math.max(most, wanted) - received - others) / factorOf(line));
  };
  const surplusOf = ({ sku }: GoodsLine) => {
    const announced = lineOf(sku.id);
    return announced && { expected: announced.expected, over: Math.max(announced.most - announced.expected, 0) };
  };
  const isDoubtful = (line: GoodsLine, quantity: number): boolean => {
    if (quantity <= line.quantity) return false;
    if (!receipt) return quantity > MANY;
    const here = piecesScanned(lines.read(), line.sku.id) + expected.waitingOf(line.sku.code);
    const arrival = { line: lineOf(line.sku.id), here, more: (quantity - line.quantity) * factorOf(line) };
    return admit({ ...arrival, isMoreKnown: overs.read().has(line.sku.id) }) !== 'yes';
  };
  const doubted = many.value;
  if (doubted) {
    return (
      <ManyQuestion
        sku={doubted.line.sku.code}
        quantity={doubted.quantity}
        onNo={() => many.write(null)}
        onYes={() => {
          many.write(null);
          set(doubted.line, doubted.quantity, true);
        }}
      />
    );
  }
  const asking = more.value;
  if (asking) {
    return (
      <MoreQuestion
        sku={asking.sku.code}
        expected={lineOf(asking.sku.id)?.expected ?? 0}
        onNo={() => more.write(null)}
        onYes={() => {
          overs.write(new Set([...overs.read(), asking.sku.id]));
          more.write(null);
          asking.then();
        }}
      />
    );
  }
  if (expected.id !== '' && (!receipt || receipt.status === 'closed' || receipt.warehouseId !== warehouseId)) {
    const why = receipt
      ? receipt.status === 'closed'
        ? 'closed'
        : 'elsewhere'
      : expected.isUnknown
        ? 'unknown'
        : expected.isFailed
          ? 'failed'
          : 'reading';
    return (
      <Question text={t(`expected.${why}`)} onScan={scan}>
        <BigButton onClick={leave}>{t('expected.other')}</BigButton>
      </Question>
    );
  }
  if (!dock) return <Question text={t('receive.where')} onScan={scan} />;
  const factsOf = (place: Place) =>
    receipt
      ? t(receipt.returns ? 'receive.of-returns' : 'receive.of', { place: place.code, code: receipt.code })
      : t('receive.at', { place: place.code });
  const isEmpty = lines.value.length === 0;
  const [last] = lines.value;
  return (
    <Question text={t(isEmpty ? 'receive.what' : 'receive.next')} facts={factsOf(dock)} onScan={scan}>
      <LeftNote pieces={pieces} leftAt={lines.leftAt} onKeep={() => lines.write(lines.read())} onDiscard={discard} />
      <GoodsLines
        lines={lines.value}
        least={1}
        typed={numbers.typed}
        mostOf={mostOf}
        mostIs="expected"
        surplusOf={surplusOf}
        isDoubtful={isDoubtful}
        onChange={(line, quantity) => set(line, quantity)}
      />
      {last && <PutLater line={last} />}
      {!isEmpty && (
        <BigButton appearance="primary" disabled={numbers.isOpen} onClick={() => void receive(dock)}>
          {t('receive.book', { pieces })}
        </BigButton>
      )}
      {!isEmpty && <BigButton onClick={discard}>{t('goods.discard')}</BigButton>}
      {receipt && (
        <ExpectedLines
          lines={expected.lines}
          hereOf={({ sku }) => piecesScanned(lines.value, sku.id) + expected.waitingOf(sku.code)}
        />
      )}
      {isEmpty && !receipt && <OpenReceipts {...open} onChoose={expected.choose} />}
      {isEmpty && receipt && (
        <CloseReceipt
          receipt={receipt}
          isWaiting={expected.isWaiting}
          onClosed={() => void expected.readAgain().then(leave)}
        />
      )}
      {isEmpty && receipt && <BigButton onClick={leave}>{t('expected.other')}</BigButton>}
      {isEmpty && <BigButton onClick={() => chosen.write('ask')}>{t('receive.other-place')}</BigButton>}
    </Question>
  );
}
