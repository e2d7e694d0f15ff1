import type { CompanyDeletion } from '@slotwise/contract';
import { focusPage } from '@slotwise/shared/focus';
import { isAborted } from '@slotwise/shared/http';
import { queryKeys, useCan } from '@slotwise/shared/session';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { WarningLine } from '../layout/warning-line';
import { useWords } from './words';

/** When the company goes, who asked for it, and the way back for those who may. */
export default function DeletionBar({ deletion: { dueAt, askedBy } }: { deletion: CompanyDeletion }) {
  const { t } = useWords();
  const formats = useFormats();
  const describeError = useDescribeError();
  const queryClient = useQueryClient();
  const { host } = useShell();
  const manages = useCan(host, 'manage_company');
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = root.current;
    return () => {
      const main = bar?.ownerDocument.querySelector<HTMLElement>('main');
      // The button that took it back goes away with the bar: who pressed it goes on with the page.
      if (main && bar?.contains(bar.ownerDocument.activeElement)) queueMicrotask(() => focusPage(main));
    };
  }, []);
  const takingBack = useMutation({
    mutationFn: () => host.http('DELETE /mycompany/deletion'),
    onSuccess: () => host.notify({ intent: 'success', title: t('deletion.taken-back') }),
    onError: (failure) => {
      if (isAborted(failure)) return;
      const { title, advice } = describeError(failure);
      host.notify({ intent: 'error', title: t('deletion.failed'), body: `${title} ${advice}`.trim() });
    },
    // The live event says so as well; a page without a stream must not wait for it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.tenant('company') }),
  });
  const said = [
    t('deletion.when', { date: formats.date(dueAt, { dateStyle: 'long', timeStyle: 'short' }) }),
    ...(askedBy ? [t('deletion.by', { by: askedBy.name })] : []),
    t(manages ? 'deletion.manager' : 'deletion.member'),
  ];
  return (
    <div ref={root}>
      <WarningLine
        tone="danger"
        text={said.join(' ')}
        action={
          manages && (
            <SendButton size="small" sending={takingBack.isPending} onClick={() => takingBack.mutate()}>
              {t('deletion.take-back')}
            </SendButton>
          )
        }
      />
    </div>
  );
}
