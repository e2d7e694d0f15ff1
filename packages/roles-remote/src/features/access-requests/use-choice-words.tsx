import { useFormats, usePermissionWords } from '@slotwise/shared/words';
import type { ReactNode } from 'react';
import { RoleWarehouses } from '../../warehouses/role-warehouses';
import type { GrantChoice } from './model/choices';
import { useWords } from './words';

/** So many permissions are named, the others counted. */
const NAMED = 4;

/** Says a way to grant, and what changes with it besides. */
export function useChoiceWords(who: string): (choice: GrantChoice) => { label: string; hint: ReactNode } {
  const { t } = useWords();
  const { inWords } = usePermissionWords();
  const formats = useFormats();
  const listed = (permissions: readonly string[]) => {
    const named = permissions.slice(0, NAMED).map(inWords);
    const count = permissions.length - named.length;
    if (count === 0) return formats.list(named);
    return t('grant.more', { permissions: formats.list(named, { type: 'unit' }), count });
  };
  return ({ method, role, gives, takes, others }) => {
    if (method === 'add') {
      return {
        label: t('grant.add', { role: role.name }),
        hint: others === 0 ? t('grant.add-alone', { who }) : t('grant.add-others', { count: others }),
      };
    }
    const besides = [
      gives.length > 0 ? t('grant.gives', { permissions: listed(gives) }) : '',
      takes.length > 0 ? t('grant.takes', { permissions: listed(takes) }) : '',
    ].filter((text) => text !== '');
    return {
      label: t('grant.move', { who, role: role.name }),
      hint: (
        <>
          {besides.length === 0 ? t('grant.nothing-else') : besides.join(' ')} <RoleWarehouses role={role} />
        </>
      ),
    };
  };
}
