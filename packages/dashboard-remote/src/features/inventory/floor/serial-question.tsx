import type { Sku } from '@slotwise/contract';
import { BigButton } from './big-button';
import { useFloor, useScans } from './floor-context';
import { codeKey } from './known/resolve';
import { Question } from './question';
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
  const { say } = useFloor();
  const scan = useScans((code) => {
    const isBarcode = sku.barcodes.some((barcode) => barcode.code === code) || codeKey(code) === codeKey(sku.code);
    if (isBarcode) say('bad', t('wrong.serial', { sku: sku.code }));
    else if (isKnown(code)) say('bad', t('wrong.serial-twice', { serial: code }));
    else onAnswer(code.trim());
    return Promise.resolve();
  });
  return (
    <Question text={t('serial.question', { sku: sku.code })} facts={facts} label={t('serial.label')} onScan={scan}>
      <BigButton onClick={onCancel}>{cancel ?? t('lot.cancel')}</BigButton>
    </Question>
  );
}
