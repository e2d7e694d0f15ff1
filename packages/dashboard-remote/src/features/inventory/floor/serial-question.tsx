import type { Sku } from '@slotwise/contract';
import { todayOf } from '../sections/days';
import { matchGoods } from '../gs1/match';
import { useFaultText } from '../gs1/use-fault-text';
import { BigButton } from './big-button';
import { useFloor, useScans } from './floor-context';
import { Question } from './question';
import { useIsAsked } from './scan/use-is-asked';
import { useWords } from './words';

interface SerialQuestionProps {
  sku: Pick<Sku, 'code' | 'barcodes'>;
  facts?: string;
  /** Word for the way out. */
  cancel?: string;
  /** Whether this piece was scanned before. */
  isKnown: (serial: string) => boolean;
  onAnswer: (serial: string) => void;
  onCancel: () => void;
}

/** Asks which piece of a SKU it is, where each has a serial number. */
export function SerialQuestion({ sku, facts, cancel, isKnown, onAnswer, onCancel }: SerialQuestionProps) {
  const { t } = useWords();
  const { say, placeNamed } = useFloor();
  const faultText = useFaultText();
  const isAsked = useIsAsked();
  const scan = useScans(async (code) => {
    const match = matchGoods(code, sku, todayOf());
    const serial = match.is === 'other' ? match.text : match.is === 'fault' ? undefined : match.said.serial;
    const place = match.is === 'other' && !match.isLabel ? await placeNamed(match.text) : null;
    if (!isAsked.current) say('bad', t('scan.failed'));
    else if (place) say('bad', t('wrong.place-not-serial', { code: place.code, sku: sku.code }));
    else if (match.is === 'fault') say('bad', faultText(match.fault));
    else if (match.is === 'other' && match.isLabel) say('bad', t('wrong.other-goods', { sku: sku.code }));
    else if (serial === undefined) say('bad', t('wrong.serial', { sku: sku.code }));
    else if (isKnown(serial)) say('bad', t('wrong.serial-twice', { serial }));
    else onAnswer(serial);
  });
  return (
    <Question text={t('serial.question', { sku: sku.code })} facts={facts} label={t('serial.label')} onScan={scan}>
      <BigButton onClick={onCancel}>{cancel ?? t('lot.cancel')}</BigButton>
    </Question>
  );
}
