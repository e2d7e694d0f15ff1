import type { Sku } from '@slotwise/contract';
import { Field, Input } from '@slotwise/shared/ui/forms';
import { useState } from 'react';
import { BigButton } from './big-button';
import { useFloor, useScans } from './floor-context';
import { Question } from './question';
import { useWords } from './words';

interface LotQuestionProps {
  sku: Sku;
  /** Asks for the day of expiry as well: of goods that arrive. */
  arrives?: boolean;
  onAnswer: (lot: string, expires: string) => void;
  onCancel: () => void;
}

/** Asks which lot of a SKU it is. */
export function LotQuestion({ sku, arrives = false, onAnswer, onCancel }: LotQuestionProps) {
  const { t } = useWords();
  const { say } = useFloor();
  const [lot, setLot] = useState('');
  const [expires, setExpires] = useState('');
  const scan = useScans((code) => {
    if (sku.barcodes.some((barcode) => barcode.code === code)) say('bad', t('wrong.lot', { sku: sku.code }));
    else if (arrives) setLot(code);
    else onAnswer(code, '');
    return Promise.resolve();
  });
  if (lot === '') {
    return (
      <Question text={t('lot.question', { sku: sku.code })} label={t('lot.label')} onScan={scan}>
        <BigButton onClick={onCancel}>{t('lot.cancel')}</BigButton>
      </Question>
    );
  }
  return (
    <Question text={t('lot.expires', { lot })} label={t('lot.label')} onScan={scan}>
      <Field label={t('lot.day')}>
        <Input type="date" size="large" value={expires} onChange={(_event, { value }) => setExpires(value)} />
      </Field>
      <BigButton appearance="primary" onClick={() => onAnswer(lot, expires)}>
        {t(expires === '' ? 'lot.without-day' : 'lot.take')}
      </BigButton>
      <BigButton onClick={onCancel}>{t('lot.cancel')}</BigButton>
    </Question>
  );
}
