import type { CompanyDeletion } from '@slotwise/contract';
import { isAborted } from '@slotwise/shared/http';
import { queryKeys, useCan } from '@slotwise/shared/session';
import { Button, makeStyles, tokens } from '@slotwise/shared/ui';
import { Warning16Regular } from '@slotwise/shared/ui/icons';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShell } from '../bootstrap/shell-context';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    paddingBlock: '4px',
    paddingInline: '16px',
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorNeutralForeground1,
    // The only edge where the reader's own colours rule.
    borderBottom: `1px solid ${tokens.colorStatusDangerBorder1}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  text: { flexGrow: 1, flexBasis: '12rem', minWidth: 0, overflowWrap: 'anywhere' },
  icon: { display: 'inline-flex', flexShrink: 0, color: tokens.colorStatusDangerForeground1 },
});

/** When the company goes, who asked for it, and the way back for those who may. */
export default function DeletionBar({ deletion: { dueAt, askedBy } }: { deletion: CompanyDeletion }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const describeError = useDescribeError();
  const queryClient = useQueryClient();
  const { host } = useShell();
  const manages = useCan(host, 'manage_company');
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
    <div className={styles.root}>
      <span className={styles.icon} aria-hidden="true">
        <Warning16Regular />
      </span>
      <span className={styles.text}>{said.join(' ')}</span>
      {manages && (
        <Button size="small" disabledFocusable={takingBack.isPending} onClick={() => takingBack.mutate()}>
          {t('deletion.take-back')}
        </Button>
      )}
    </div>
  );
}
