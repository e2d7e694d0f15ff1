import type { PermissionName } from '@slotwise/contract';
import { ACCESS_REASON_MAX } from '@slotwise/contract/constants';
import { isAborted } from '@slotwise/shared/http';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { TextAreaField } from '@slotwise/shared/ui/forms';
import { usePermissionWords } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useShell } from '../bootstrap/shell-context';
import { accessRequestKeys } from './queries';
import { useWords } from './words';

interface AskDialogProps {
  permission: PermissionName;
  onClose: () => void;
}

export function AskDialog({ permission, onClose }: AskDialogProps) {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const { host } = useShell();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { reason: '' },
    endsEarly: true,
    submit: async ({ reason }, signal) => {
      try {
        return await host.http('POST /me/access-requests', {
          body: { permission, ...(reason.trim() && { reason: reason.trim() }) },
          signal,
        });
      } catch (failure) {
        // It was asked in another tab, or granted: behind the dialog stands what became of it.
        if (!isAborted(failure)) void queryClient.invalidateQueries({ queryKey: accessRequestKeys.all });
        throw failure;
      }
    },
    onDone: ({ accessRequest }) => {
      queryClient.setQueryData(accessRequestKeys.newest(permission), accessRequest);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('ask.title')}
      lead={t('ask.lead', { permission: quoted(permission) })}
      submitLabel={t('ask.submit')}
      busyLabel={t('ask.busy')}
      size="small"
      onClose={onClose}
    >
      <TextAreaField
        {...form.field('reason')}
        label={t('ask.reason')}
        hint={t('ask.reason-hint')}
        maxLength={ACCESS_REASON_MAX}
        rows={3}
      />
    </FormDialog>
  );
}
