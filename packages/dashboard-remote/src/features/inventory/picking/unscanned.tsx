import type { PickTask } from '@slotwise/contract';
import { Button, makeStyles, Text } from '@slotwise/shared/ui';
import { useEffect, useRef } from 'react';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  text: { overflowWrap: 'anywhere' },
});

interface UnscannedProps {
  task: PickTask;
  onConfirm: () => void;
  onBack: () => void;
}

/** Asks before a stop is confirmed at which no label was read: neither place nor goods are known to be the right ones. */
export function Unscanned({ task: { location, sku }, onConfirm, onBack }: UnscannedProps) {
  const styles = useStyles();
  const { t } = useWords();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className={styles.root} role="group" aria-label={t('unscanned.title')}>
      <Text weight="semibold" size={400}>
        {t('unscanned.title')}
      </Text>
      <Text className={styles.text}>{t('unscanned.text', { place: location.code, sku: sku.code })}</Text>
      <Button ref={back} appearance="primary" size="large" onClick={onBack}>
        {t('unscanned.back')}
      </Button>
      <Button size="large" onClick={onConfirm}>
        {t('unscanned.confirm')}
      </Button>
    </div>
  );
}
