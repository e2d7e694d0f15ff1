import type { SampleData } from '@slotwise/contract';
import { lazyScreen, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Body1, Button, makeStyles, tokens } from '@slotwise/shared/ui';
import { ProgressBar } from '@slotwise/shared/ui/data';
import { useState } from 'react';
import { useWords } from './words';

const RemoveSample = lazyScreen(() => import('./remove-sample'));

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minHeight: '40px' },
  text: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  work: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, flexBasis: '16rem', minWidth: 0 },
});

const shareOf = ({ done, total }: SampleData) => (total === 0 ? 1 : done / total);

/** Sample data: how far it is, and the way to be rid of it. */
export function SampleState({ sample }: { sample: SampleData }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const mayImport = useCan(platform, 'import_inventory');
  const mayManage = useCan(platform, 'manage_warehouses');
  const [isAsking, setAsking] = useState(false);
  const { name, status } = sample;
  const atWork = status === 'making' || status === 'removing';
  const share = shareOf(sample);
  const text =
    status === 'made'
      ? t('sample.made', { name })
      : status === 'failed'
        ? t('sample.failed')
        : t(`sample.${status}`, { name, share: Math.floor(share * 100) / 100 });
  return (
    <div className={styles.root} role="group" aria-label={name}>
      <div className={styles.work}>
        <Body1 className={styles.text} role={status === 'failed' ? 'alert' : undefined}>
          {text}
        </Body1>
        {atWork && <ProgressBar aria-label={text} value={share} />}
      </div>
      {mayImport && mayManage && (
        <Button onClick={() => setAsking(true)} disabledFocusable={status === 'removing'}>
          {t('sample.remove')}
        </Button>
      )}
      {isAsking && <RemoveSample name={name} onClose={() => setAsking(false)} fallback={null} />}
    </div>
  );
}
