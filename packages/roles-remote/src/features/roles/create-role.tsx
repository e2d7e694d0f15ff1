import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Add20Regular } from '@slotwise/shared/ui/icons';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useBoardAddress } from '../../board-address';
import { NEEDS_MANAGE_ROLES } from '../../model/grants';
import { ReasonButton } from '../../reason-button';
import { creatingAtom } from './creating';
import { useWords } from '../../words';

/** The page's primary action. */
export function CreateRole() {
  const { t, say } = useWords();
  const mayManage = useCan(usePlatform(), 'manage_roles');
  const create = useSetAtom(creatingAtom);
  const { values, change } = useBoardAddress();
  // The address of the manifest's action. It asks once: a page that is reloaded later does not open the dialog again.
  const asked = values.create !== null;
  useEffect(() => {
    if (!asked) return;
    change({ create: null }, { replace: true });
    if (mayManage) create({ kind: 'blank' });
  }, [asked, mayManage, create, change]);
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
