import { BigButton } from '../big-button';
import { useFloor, useFloorOutbox, useScans } from '../floor-context';
import { countUp, piecesOf, whatOf, withQuantity, type GoodsLine } from '../goods';
import { GoodsLines } from '../goods-lines';
import type { Place } from '../known/resolve';
import { LotQuestion } from '../lot-question';
import { Question } from '../question';
import { useAsked } from '../scan/use-asked';
import { useLive } from '../scan/use-live';
import { useWords } from '../words';

/** Where goods arrive, if the warehouse has one such place; null if it has several or none. */
export const onlyDock = (places: readonly Place[] | undefined): Place | null => {
  const docks = places?.filter(({ purpose, blocked }) => purpose === 'receiving' && !blocked) ?? [];
  return docks.length === 1 ? (docks[0] ?? null) : null;
};

/** Goods come in: each scan is one more, and what was scanned is booked together. */
export default function ReceiveTask() {
  const { t } = useWords();
  const { places, say } = useFloor();
  const { book } = useFloorOutbox();
  const asked = useAsked();
  /** `ask`: another place than the only one where goods arrive. */
  const chosen = useLive<Place | 'ask' | null>(null);
  const lines = useLive<readonly GoodsLine[]>([]);
  const lotOf = useLive<Pick<GoodsLine, 'sku' | 'unit'> | null>(null);
  const placeOf = (choice: Place | 'ask' | null) => (choice === 'ask' ? null : (choice ?? onlyDock(places)));
  const dock = placeOf(chosen.value);

  const take = (line: Omit<GoodsLine, 'quantity'>) => {
    lines.write(countUp(lines.read(), line));
    const [first] = lines.read();
    if (first) say('good', t('scan.counted', { sku: first.sku.code, pieces: piecesOf(first) }));
  };
  const scan = useScans(async (code) => {
    // Of a scan that was on its way before the question was drawn.
    if (lotOf.read()) return say('bad', t('lot.first'));
    if (!placeOf(chosen.read())) {
      const place = await asked.place(code);
      if (!place) return;
      chosen.write(place);
      return say('good', t('scan.place', { place: place.code }));
    }
    const found = await asked.goods(code);
    if (!found) return;
    const known = lines.read().find(({ sku, unit }) => sku.id === found.sku.id && unit === found.unit);
    if (known) take(known);
    else if (found.sku.lotTracked) lotOf.write(found);
    else take({ ...found, lot: '', expires: '' });
  }, lotOf.value !== null);
  const pieces = lines.value.reduce((sum, line) => sum + piecesOf(line), 0);
  const receive = async (to: Place) => {
    const goods = lines.read().filter(({ quantity }) => quantity > 0);
    const moves = goods.map((line) => ({
      ...whatOf(line),
      ...(line.expires !== '' && { expires_on: line.expires }),
      to_location_id: to.id,
    }));
    const note = {
      task: 'receive' as const,
      goods: goods.map((line) => ({ sku: line.sku.code, pieces: piecesOf(line) })),
      ...{ from: null, to: to.code },
    };
    if (!(await book('POST /stock/receive', moves, note))) return;
    lines.write([]);
    say('good', t('done.receive', { pieces, to: to.code }));
  };

  const lotted = lotOf.value;
  if (lotted) {
    return (
      <LotQuestion
        sku={lotted.sku}
        arrives
        onCancel={() => lotOf.write(null)}
        onAnswer={(lot, expires) => {
          lotOf.write(null);
          take({ ...lotted, lot, expires });
        }}
      />
    );
  }
  if (!dock) return <Question text={t('receive.where')} onScan={scan} />;
  return (
    <Question
      text={t(lines.value.length === 0 ? 'receive.what' : 'receive.next')}
      facts={t('receive.at', { place: dock.code })}
      onScan={scan}
    >
      <GoodsLines
        lines={lines.value}
        least={1}
        onChange={(line, quantity) => lines.write(withQuantity(lines.read(), line, quantity))}
      />
      {lines.value.length > 0 && (
        <BigButton appearance="primary" onClick={() => void receive(dock)}>
          {t('receive.book', { pieces })}
        </BigButton>
      )}
      {lines.value.length > 0 && <BigButton onClick={() => lines.write([])}>{t('goods.discard')}</BigButton>}
      {lines.value.length === 0 && (
        <BigButton onClick={() => chosen.write('ask')}>{t('receive.other-place')}</BigButton>
      )}
    </Question>
  );
}
