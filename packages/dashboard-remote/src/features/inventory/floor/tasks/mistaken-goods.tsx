import type { StockRow } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { BigButton } from '../big-button';
import { useFloor, useScans } from '../floor-context';
import { isSameLot, type ScannedGoods } from '../goods';
import { Question } from '../question';
import { useAsked } from '../scan/use-asked';
import { useIsAsked } from '../scan/use-is-asked';
import { useWords } from '../words';

/** Whether goods are others than those that were chosen from the list: another SKU, or another lot of it. */
export const isMistaken = ({ sku, lot }: ScannedGoods, wanted: StockRow | null): boolean =>
  wanted !== null &&
  (sku.id !== wanted.sku.id || (lot !== undefined && wanted.lot !== null && !isSameLot(lot, wanted.lot.code)));

/** Names of goods that were scanned and of those that were chosen, with their lots where these tell them apart. */
export function useMistakenNames() {
  const { t } = useWords();
  return (scanned: ScannedGoods, wanted: StockRow): { scanned: string; wanted: string } => {
    const name = (code: string, lot: string | undefined) =>
      lot === undefined || scanned.sku.id !== wanted.sku.id ? code : t('put-away.of-lot', { sku: code, lot });
    return { scanned: name(scanned.sku.code, scanned.lot), wanted: name(wanted.sku.code, wanted.lot?.code) };
  };
}

interface MistakenGoodsProps {
  scanned: ScannedGoods;
  wanted: StockRow;
  onTake: (goods: ScannedGoods) => Promise<void>;
  onCancel: () => void;
}

/** Asks whether goods are meant that were not chosen. The chosen ones are taken by their scan. */
export function MistakenGoods({ scanned, wanted, onTake, onCancel }: MistakenGoodsProps) {
  const { t } = useWords();
  const { say } = useFloor();
  const asked = useAsked();
  const isAsked = useIsAsked();
  const platform = usePlatform();
  const names = useMistakenNames()(scanned, wanted);
  const take = () =>
    onTake(scanned).catch((error: unknown) => {
      say('bad', t('scan.failed'));
      platform.report(error);
    });
  const scan = useScans(async (code) => {
    const found = await asked.goods(code);
    if (!found) return;
    if (!isAsked.current) say('bad', t('scan.failed'));
    else if (isMistaken(found, wanted)) say('bad', t('move.choose'));
    else await onTake(found);
  });
  return (
    <Question text={t('put-away.mistaken', names)} facts={t('put-away.mistaken-facts', names)} onScan={scan}>
      <BigButton appearance="primary" onClick={onCancel}>
        {t('put-away.mistaken-no')}
      </BigButton>
      <BigButton onClick={() => void take()}>{t('put-away.mistaken-yes', names)}</BigButton>
    </Question>
  );
}
