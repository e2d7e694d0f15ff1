import type { Import } from '@slotwise/contract';
import { Button } from '@slotwise/shared/ui';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useDescribeError } from '@slotwise/shared/words';
import { useState } from 'react';
import { faultOf, useStep } from './use-import-actions';
import { useWords } from './words';

const ENDS: readonly Import['status'][] = ['done', 'failed', 'canceled'];
/** Orders of a file are shown once all of them are there: until then they can be taken away again. */
/** Nothing of them is seen before all of it is there: until then they can be given up. */
const HIDDEN: readonly Import['kind'][] = ['orders', 'open_orders'];
const canCancel = ({ status, kind }: Import) =>
  !ENDS.includes(status) && (status !== 'applying' || HIDDEN.includes(kind));

/**
 * Gives a file up, and keeps nothing of it. An import that changes data in place is carried through once it has begun.
 */
export function CancelImport({ file }: { file: Import }) {
  const { t } = useWords();
  const describeError = useDescribeError();
  const { cancel } = useStep(file.id);
  const [isAsking, setAsking] = useState(false);
  if (!canCancel(file)) return null;
  const fault = faultOf(cancel.error);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('cancel.open')}</Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('cancel.title', { file: file.fileName })}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.back')}
        busy={cancel.isPending}
        endsEarly
        error={fault ? describeError(fault).title : undefined}
        onConfirm={({ signal }) => cancel.mutate(signal, { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {t('cancel.body')}
      </ConfirmDialog>
    </>
  );
}
