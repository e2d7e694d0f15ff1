import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Add20Regular } from '@slotwise/shared/ui/icons';
import { useSetAtom } from 'jotai';
import { NEEDS_MANAGE_ROLES } from '../../model/grants';
import { ReasonButton } from '../../reason-button';
import { creatingAtom } from './creating';
import { useWords } from '../../words';

/** The page's primary action. */
export function CreateRole() {
  const { t, say } = useWords();
  const mayManage = useCan(usePlatform(), 'manage_roles');
  const create = useSetAtom(creatingAtom);
  return (
    <ReasonButton
      appearance="primary"
      icon={<Add20Regular />}
      reason={mayManage ? null : say(NEEDS_MANAGE_ROLES)}
      onClick={() => create({ kind: 'blank' })}
    >
      {t('roles.create')}
    </ReasonButton>
  );
}
