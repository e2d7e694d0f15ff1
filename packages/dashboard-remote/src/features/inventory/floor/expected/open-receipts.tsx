import { makeStyles, tokens } from '@slotwise/shared/ui';
import { BigButton } from '../big-button';
import { useWords } from '../words';
import type { Announced } from './use-expected';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  button: { flexDirection: 'column', alignItems: 'flex-start', gap: '2px', paddingBlock: '8px', textAlign: 'start' },
  unknown: { margin: 0, color: tokens.colorNeutralForeground2 },
  quiet: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
});

interface OpenReceiptsProps extends Announced {
  onChoose: (id: string) => void;
}

/** Expected receipts: one of them is chosen by thumb, or its code is scanned. */
export function OpenReceipts({ receipts, isUnknown, onChoose }: OpenReceiptsProps) {
  const styles = useStyles();
  const { t } = useWords();
  if (isUnknown) return <p className={styles.unknown}>{t('expected.list-unknown')}</p>;
  if (receipts.length === 0) return null;
  return (
    <div className={styles.root} role="group" aria-labelledby="floor-expected">
      <h3 id="floor-expected" className={styles.title}>
        {t('expected.title')}
      </h3>
      {receipts.map(({ id, code, supplier, received, expected }) => (
        <BigButton key={id} className={styles.button} onClick={() => onChoose(id)}>
          <span>{code}</span>
          <span className={styles.quiet}>
            {supplier === null
              ? t('expected.booked', { received, expected })
              : t('expected.from', { supplier, received, expected })}
          </span>
        </BigButton>
      ))}
    </div>
  );
}
