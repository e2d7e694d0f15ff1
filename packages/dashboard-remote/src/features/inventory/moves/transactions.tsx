import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { makeStyles, NoPermissionState } from '@slotwise/shared/ui';
import type { DateRange } from '@slotwise/shared/ui/calendar';
import { Ledger } from './ledger';

const useStyles = makeStyles({
  // The rows scroll in their own frame, so that those which are out of sight cost nothing.
  frame: { display: 'flex', flexDirection: 'column', flexGrow: 1, height: '34rem', minHeight: 0 },
});

export interface TransactionsProps {
  range: DateRange;
  onRange: (range: DateRange) => void;
}

/** The ledger as a part of another screen, over the days that the screen is about. */
export default function Transactions({ range, onRange }: TransactionsProps) {
  const styles = useStyles();
  if (!useCan(usePlatform(), 'view_inventory')) return <NoPermissionState permission="view_inventory" />;
  return (
    <div className={styles.frame}>
      <Ledger range={range} onRange={onRange} />
    </div>
  );
}
