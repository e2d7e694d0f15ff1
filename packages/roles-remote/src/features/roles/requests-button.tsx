import { Button } from '@slotwise/shared/ui';
import { PersonAdd20Regular } from '@slotwise/shared/ui/icons';
import { useFormats } from '@slotwise/shared/words';
import { useOpenRequestCount } from '../../open-requests';
import { useShowRequest } from '../../request-address';
import { useWords } from '../../words';

/** Leads those who decide to the requests for permissions, and says how many are open. */
export function RequestsButton() {
  const { t } = useWords();
  const formats = useFormats();
  const show = useShowRequest();
  const open = useOpenRequestCount();
  const number = open && open.count > 0 ? `${formats.number(open.count)}${open.hasMore ? '+' : ''}` : undefined;
  const label = number === undefined ? t('roles.to-requests') : t('roles.to-open-requests', { open: number });
  return (
    <Button appearance="subtle" icon={<PersonAdd20Regular />} title={label} aria-label={label} onClick={() => show('')}>
      {number}
    </Button>
  );
}
