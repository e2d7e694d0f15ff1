import type { Role } from '@slotwise/contract';
import { isApiError } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { makeStyles, mergeClasses } from '@slotwise/shared/ui';
import { Field, Select } from '@slotwise/shared/ui/forms';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBoard } from '../../../../drafts/board-data';
import { useChangeDrafts } from '../../../../drafts/store';
import { forgotten } from '../../../../model/role-drafts';
import { deleteRole } from '../../api/delete-role';
import { useReplacements } from './use-replacements';
import { useWords } from './words';

const useStyles = makeStyles({
  content: { display: 'grid', rowGap: '12px' },
  // Both have their place, so that choosing moves nothing, least of all the button that deletes.
  texts: { display: 'grid' },
  text: { gridArea: '1 / 1' },
  unsaid: { visibility: 'hidden' },
});

interface DeleteRoleDialogProps {
  role: Role;
  onClose: () => void;
}

/** Asks first, says how many people would lose their role, and offers them another one. */
export default function DeleteRoleDialog({ role, onClose }: DeleteRoleDialogProps) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const { me } = useBoard();
  const cache = useQueryClient();
  const changeDrafts = useChangeDrafts();
  const replacements = useReplacements(role);
  const [replacementId, setReplacementId] = useState('');
  const replacement = replacements.find(({ id }) => id === replacementId);
  const deletion = useMutation({
    mutationFn: (signal: AbortSignal | undefined) =>
      deleteRole(platform.http, { roleID: role.id, replacementID: replacement?.id ?? null, signal }),
    onSuccess: () => {
      const { roles } = tenantQueries(platform.http, me);
      // First the draft: entries that nobody else removed need not be told as lost.
      changeDrafts((drafts) => forgotten(drafts, role.id));
      cache.setQueryData(roles.queryKey, (now) => now?.filter(({ id }) => id !== role.id));
      platform.notify({ intent: 'success', title: t('role.deleted', { role: role.name }) });
    },
    onError: (error) => {
      notifyFailure(platform, t('role.not-deleted', { role: role.name }), error, {
        inDoubt: t('role.in-doubt.deleted', { role: role.name }),
      });
      // It may have been done, also where somebody gave it up.
      if (!isApiError(error))
        void cache.invalidateQueries({ queryKey: tenantQueries(platform.http, me).roles.queryKey });
    },
  });
  const longest = replacements.toSorted((a, b) => b.name.length - a.name.length)[0];
  const count = role.users.length;
  return (
    <ConfirmDialog
      open
      danger
      title={t('delete.title', { role: role.name })}
      confirmLabel={t('word.delete')}
      busy={deletion.isPending}
      endsEarly
      onConfirm={({ signal }) => deletion.mutate(signal, { onSettled: onClose })}
      onCancel={onClose}
    >
      <div className={styles.content}>
        <div className={styles.texts}>
          <span className={mergeClasses(styles.text, replacement && styles.unsaid)}>
            {t('delete.warning', { count })}
          </span>
          {longest && (
            <span className={mergeClasses(styles.text, !replacement && styles.unsaid)}>
              {t('delete.handed', { count, role: (replacement ?? longest).name })}
            </span>
          )}
        </div>
        {longest && (
          <Field label={t('delete.replacement')}>
            <Select value={replacementId} onChange={(_event, { value }) => setReplacementId(value)}>
              <option value="">{t('delete.none')}</option>
              {replacements.map(({ id, name, exceeds }) => (
                <option key={id} value={id} disabled={exceeds}>
                  {exceeds ? t('delete.beyond', { role: name }) : name}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </ConfirmDialog>
  );
}
