import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Body1, Button, makeStyles, Subtitle2, tokens } from '@slotwise/shared/ui';
import { MailAdd20Regular } from '@slotwise/shared/ui/icons';
import { AddWarehouse } from '../../warehouses/add-warehouse';
import { useWords } from '../../words';
import { stepsAfter } from './model/figures';
import type { Figure } from './model/figures';

const useStyles = makeStyles({
  card: {
    // A row of its own: cards of other remotes come when they have been loaded, and would make it narrower.
    gridColumn: '1 / -1',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  title: { margin: 0, marginBlockEnd: '8px' },
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '12px' },
  step: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  text: { flexGrow: 1, flexBasis: '16rem', color: tokens.colorNeutralForeground2 },
});

interface NextStepsProps {
  me: Me;
  figures: readonly Figure[];
  /** Something else on the page leads to the first warehouse. */
  hasOwnWay: boolean;
}

/** The first things to do in a new organization, for who may do them; gone as soon as they are done. */
export function NextSteps({ me, figures, hasOwnWay }: NextStepsProps) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const may = {
    'add-warehouse': useCan(platform, 'manage_warehouses') && !hasOwnWay,
    invite: useCan(platform, 'manage_invitations'),
  };
  const steps = stepsAfter(figures).filter((step) => may[step]);
  if (steps.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t('next-steps.title')}>
      <Subtitle2 as="h2" className={styles.title}>
        {t('next-steps.title')}
      </Subtitle2>
      <ul className={styles.list}>
        {steps.includes('add-warehouse') && (
          <li className={styles.step}>
            <Body1 className={styles.text}>{t('next-steps.add-warehouse')}</Body1>
            <AddWarehouse me={me} />
          </li>
        )}
        {steps.includes('invite') && (
          <li className={styles.step}>
            <Body1 className={styles.text}>{t('next-steps.invite')}</Body1>
            <Button icon={<MailAdd20Regular />} onClick={() => platform.navigate('/invitations')}>
              {t('next-steps.invite-people')}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
