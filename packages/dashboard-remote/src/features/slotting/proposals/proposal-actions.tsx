import type { Answer } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, makeStyles } from '@slotwise/shared/ui';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { useOnFloor } from './use-on-floor';
import { useProposalAct } from './use-proposal-act';
import { useWords } from './words';

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });
type Asked = 'activate' | 'take-back' | 'drop';

/** Actions on a proposal in its state, for the person's permissions. */
export function ProposalActions({ proposal, stale, layoutChanged }: Answer<'GET /move-proposal'>) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const { http } = platform;
  const { act, busy } = useProposalAct();
  const mayMake = useCan(platform, 'manage_slotting');
  const mayApprove = useCan(platform, 'approve_slotting');
  const mayActivate = useCan(platform, 'activate_slotting');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { id, status, decisions, approved, tasks, warehouseId } = proposal;
  const body = { proposal_id: id };
  const isDraft = status === 'draft';
  const onFloor = useOnFloor(proposal);
  const unready = layoutChanged
    ? t('page.layout-changed')
    : decisions.open > 0
      ? t('page.undecided', { count: decisions.open })
      : stale.length > 0
        ? t('page.stale', { count: stale.length })
        : decisions.approved === 0
          ? t('page.none-approved')
          : onFloor
            ? t('page.on-floor')
            : undefined;
  const confirm = async (signal?: AbortSignal) => {
    if (asked === 'activate') await act(() => http('POST /move-proposal/activate', { body, signal }), signal);
    if (asked === 'take-back') await act(() => http('POST /move-proposal/take-back', { body, signal }), signal);
    if (asked === 'drop') await act(() => http('DELETE /move-proposal', { body, signal }), signal);
    if (!signal?.aborted) setAsked(null);
  };
  const recompute = async () => {
    const made = await act(() => http('POST /move-proposal/recompute', { body }));
    if (made) platform.navigate(`/slotting/${warehouseId}/proposals/${made.proposal.id}`);
  };
  const texts = {
    activate: t('action.activate-body', { moves: approved.moves, minutes: approved.minutes }),
    'take-back': t('action.take-back-body', { open: tasks.open, done: tasks.done }),
    drop: t('action.drop-body'),
  };
  return (
    <div className={styles.root}>
      {isDraft && mayMake && (
        <>
          <Button disabledFocusable={busy} onClick={() => setAsked('drop')}>
            {t('action.drop')}
          </Button>
          {layoutChanged ? (
            <Button appearance="primary" onClick={() => platform.navigate(`/slotting/${warehouseId}`)}>
              {t('page.search-again')}
            </Button>
          ) : (
            <Button disabledFocusable={busy} onClick={() => void recompute()}>
              {t('action.recompute')}
            </Button>
          )}
        </>
      )}
      {isDraft && mayApprove && decisions.open > 0 && (
        <Button
          disabledFocusable={busy}
          onClick={() =>
            void act(() => http('POST /move-proposal/decide', { body: { ...body, decision: 'approved' } }))
          }
        >
          {t('action.approve-all')}
        </Button>
      )}
      {isDraft && mayActivate && (
        <Button
          appearance="primary"
          disabledFocusable={busy || unready !== undefined}
          title={unready}
          onClick={() => setAsked('activate')}
        >
          {t('action.activate')}
        </Button>
      )}
      {(status === 'active' || status === 'done') && mayActivate && (
        <Button disabledFocusable={busy} onClick={() => setAsked('take-back')}>
          {t('action.take-back')}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          open
          title={t(`action.${asked}-title`)}
          confirmLabel={asked === 'activate' ? t('action.activate-confirm') : t(`action.${asked}`)}
          danger={asked !== 'activate'}
          busy={busy}
          endsEarly
          onConfirm={({ signal }) => void confirm(signal)}
          onCancel={() => setAsked(null)}
        >
          {texts[asked]}
        </ConfirmDialog>
      )}
    </div>
  );
}
