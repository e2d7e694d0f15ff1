import type { Permission, Role } from '@slotwise/contract';
import { Button, Caption1, makeStyles, Subtitle2, tokens, VisuallyHidden } from '@slotwise/shared/ui';
import { Checkbox } from '@slotwise/shared/ui/forms';
import { Checkmark16Regular, Dismiss16Regular, PersonSearch20Regular } from '@slotwise/shared/ui/icons';
import { usePermissionWords } from '@slotwise/shared/words';
import { useState } from 'react';
import { useEdit, useSaving, useStale } from '../../drafts/store';
import { whyLocked } from '../../model/locks';
import { categoryText, describedBy, permissionTip } from '../../model/permission-words';
import { SearchPicker } from '../../search-picker/search-picker';
import { cellOf, rowState } from './model/cell';
import type { Columns } from './model/columns';
import { RefreshRole } from './refresh-role';
import { useWords } from '../../words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', flexGrow: 1 },
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, color: tokens.colorNeutralForeground3 },
  line: { display: 'flex', alignItems: 'center', gap: '4px', minHeight: '40px' },
  label: { flexGrow: 1, minWidth: 0, maxWidth: '100%' },
  text: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  reason: { color: tokens.colorNeutralForeground3 },
  change: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  read: { display: 'flex', alignItems: 'baseline', gap: '8px', flexGrow: 1, minWidth: 0, paddingBlock: '8px' },
  held: { flexShrink: 0, color: tokens.colorStatusSuccessForeground1 },
  lacking: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  stale: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorStatusWarningForeground1 },
});

interface MatrixFormProps {
  roles: readonly Role[];
  columns: Columns;
  held: ReadonlySet<string>;
  mayManage: boolean;
  onToggle: (role: Role, permission: Permission) => void;
  onExplain: (permission: Permission) => void;
}

/** The matrix where no matrix fits: one role at a time, and its permissions below each other. */
export function MatrixForm({ roles, columns, ...rest }: MatrixFormProps) {
  const { t } = useWords();
  const styles = useStyles();
  const [chosen, setChosen] = useState<string | null>(null);
  const role = roles.find(({ id }) => id === chosen) ?? roles[0];
  if (!role) return null;
  return (
    <div className={styles.root}>
      <SearchPicker
        label={t('matrix.role')}
        placeholder={t('matrix.find-role')}
        items={roles}
        value={role}
        textOf={({ name }) => name}
        noteOf={({ permissions }) => t('count.permissions', { count: permissions.length })}
        onChoose={({ id }) => setChosen(id)}
      />
      <RoleForm key={role.id} role={role} columns={columns} {...rest} />
    </div>
  );
}

interface RoleFormProps extends Omit<MatrixFormProps, 'roles'> {
  role: Role;
}

function RoleForm({ role, columns: { groups, permissions }, held, mayManage, onToggle, onExplain }: RoleFormProps) {
  const { t, say } = useWords();
  const { inWords, quoted } = usePermissionWords();
  const styles = useStyles();
  const edit = useEdit(role, 'permissions');
  const stale = useStale(role);
  const saving = useSaving(role.id, 'permissions');
  const state = rowState(role, edit, whyLocked({ mayManage, quoted, stale, saving }));
  return (
    <>
      {stale && (
        <div className={styles.stale}>
          {t('stale.banner')} <RefreshRole role={role} />
        </div>
      )}
      {groups.map(({ category, start, count }) => (
        <fieldset key={category} className={styles.group}>
          <Subtitle2 as={'legend' as 'h3'} className={styles.legend}>
            {categoryText(t, category)}
          </Subtitle2>
          {permissions.slice(start, start + count).map((permission) => {
            const { checked, change, blocked } = cellOf(state, permission, held, quoted);
            return (
              <div key={permission.id} className={styles.line}>
                {mayManage || change !== null ? (
                  <Checkbox
                    className={styles.label}
                    checked={checked}
                    disabled={blocked !== null}
                    label={
                      <span className={styles.text} title={permissionTip(t, permission.name)}>
                        {inWords(permission.name)}
                        <Caption1 className={styles.reason}>{describedBy(t, permission.name)}</Caption1>
                        {change && <Caption1 className={styles.change}>{t(`matrix.change.${change}`)}</Caption1>}
                        {blocked && <Caption1 className={styles.reason}>{say(blocked)}</Caption1>}
                      </span>
                    }
                    onChange={() => onToggle(role, permission)}
                  />
                ) : (
                  <ReadLine held={checked} permission={permission} />
                )}
                <Button
                  appearance="subtle"
                  icon={<PersonSearch20Regular />}
                  aria-label={t('access.who-has', { permission: quoted(permission.name) })}
                  onClick={() => onExplain(permission)}
                />
              </div>
            );
          })}
        </fieldset>
      ))}
    </>
  );
}

/** A permission for who may only look: whether it is held, as text. */
function ReadLine({ held, permission: { name } }: { held: boolean; permission: Permission }) {
  const { t } = useWords();
  const { inWords } = usePermissionWords();
  const styles = useStyles();
  return (
    <span className={styles.read}>
      <span className={held ? styles.held : styles.lacking} aria-hidden="true">
        {held ? <Checkmark16Regular /> : <Dismiss16Regular />}
      </span>
      <span className={styles.text} title={permissionTip(t, name)}>
        {inWords(name)}
        <VisuallyHidden>{t(held ? 'matrix.is-held' : 'matrix.is-lacking')}</VisuallyHidden>
        <Caption1 className={styles.reason}>{describedBy(t, name)}</Caption1>
      </span>
    </span>
  );
}
