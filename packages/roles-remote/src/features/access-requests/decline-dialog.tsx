import type { AccessRequest } from '@slotwise/contract';
import { ACCESS_REASON_MAX } from '@slotwise/contract/constants';
import { isAborted } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { TextAreaField } from '@slotwise/shared/ui/forms';
import { useReload } from './queries';
import { useWords } from './words';

interface DeclineDialogProps {
  request: AccessRequest;
  onClose: () => void;
}

export function DeclineDialog({ request, onClose }: DeclineDialogProps) {
  const { t } = useWords();
  const { http } = usePlatform();
  const reload = useReload();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: t('decline.empty') } : {}),
    endsEarly: true,
    submit: async ({ reason }, signal) => {
      try {
        const body = { request_id: request.id, reason: reason.trim() };
        return await http('POST /access-request/decline', { body, signal });
      } catch (failure) {
        // Somebody else may have decided.
        if (!isAborted(failure)) reload();
        throw failure;
      }
    },
    onDone: () => {
      reload();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('decline.title')}
      lead={t('decline.lead', { who: request.user.name })}
      submitLabel={t('decline.submit')}
      busyLabel={t('decline.busy')}
      size="small"
      onClose={onClose}
    >
      <TextAreaField
        {...form.field('reason')}
        label={t('decline.reason')}
        required
        maxLength={ACCESS_REASON_MAX}
        rows={3}
      />
    </FormDialog>
  );
}
