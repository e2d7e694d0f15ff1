import type { MoveProposal, ProposedMove, StaleMove } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { EmptyState, makeStyles, mergeClasses } from '@slotwise/shared/ui';
import { Checkmark16Regular, Dismiss16Regular, QuestionCircle16Regular } from '@slotwise/shared/ui/icons';
import { isSelected, NOTHING_SELECTED } from '@slotwise/shared/ui/table';
import { LongList, RowSummary, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { useInfiniteList } from '@slotwise/shared/ui/list';
import { useState } from 'react';
import { MoveState } from './proposal-status';
import { proposalKeys } from './proposal-keys';
import { RejectDialog } from './reject-dialog';
import { useMoveColumns, useSayLots, useSayReason, type MoveLine } from './use-move-columns';
import { useProposalAct } from './use-proposal-act';
import { WhyMove } from './why-move';
import { useWords } from './words';

const PAGE = 200;
/** Px of a move in one cell. */
const SUMMARY = { plain: 64, reasons: 84 };
const useStyles = makeStyles({
  frame: { display: 'flex', flexDirection: 'column', flexGrow: 1, height: 'max(24rem, 60vh)', minHeight: 0 },
  // Deciding is what one is here for: its buttons do not wait for a pointer.
  deciding: { '& [role="row"] [data-quick]': { opacity: 1 } },
});

/** The moves of a proposal in their order, and the decision on each. */
export function MoveList({ proposal, stale }: { proposal: MoveProposal; stale: readonly StaleMove[] }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const mayDecide = useCan(platform, 'approve_slotting') && proposal.status === 'draft';
  const [choices, setChoices] = useColumnChoices('proposed-moves');
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [rejecting, setRejecting] = useState<readonly ProposedMove[] | null>(null);
  const [asked, setAsked] = useState<ProposedMove | null>(null);
  const { act } = useProposalAct();
  const sayReason = useSayReason();
  const sayLots = useSayLots();
  const { id } = proposal;
  const list = useInfiniteList<MoveLine>({
    queryKey: [...proposalKeys.proposals, 'moves', id],
    fetchPage: async (cursor, signal) => {
      const query = { proposal_id: id, limit: PAGE, ...(cursor !== undefined && { cursor }) };
      const page = await platform.http('GET /move-proposal/moves', { query, signal });
      return { ...page, items: page.items.map((move) => ({ ...move, id: String(move.turn) })) };
    },
    keepsPrevious: true,
  });
  const hasReasons = list.items.some(({ reason }) => reason !== null);
  const columns = useMoveColumns(stale, hasReasons);
  const selected = list.items.filter((move) => isSelected(selection, move.id));
  const decide = async (decision: 'approved' | 'open', moves: readonly MoveLine[]) => {
    setSelection(NOTHING_SELECTED);
    const turns = moves.map(({ turn }) => turn);
    await act(() => platform.http('POST /move-proposal/decide', { body: { proposal_id: id, decision, turns } }));
  };
  return (
    <div className={mergeClasses(styles.frame, mayDecide && styles.deciding)}>
      <LongList
        {...{ list, columns, choices }}
        onChoices={setChoices}
        label={t('move.label')}
        filter={id}
        nameOf={({ sku }) => sku.code}
        selection={mayDecide ? selection : undefined}
        onSelection={mayDecide ? setSelection : undefined}
        bulkActions={
          mayDecide
            ? [
                { key: 'approve', label: t('decide.approve'), onClick: () => void decide('approved', selected) },
                { key: 'reject', label: t('decide.reject'), onClick: () => setRejecting(selected) },
              ]
            : undefined
        }
        quickActions={mayDecide ? 3 : 1}
        rowActions={(move) => [
          ...(mayDecide
            ? [
                {
                  ...{ key: 'approve', label: t('decide.approve'), icon: <Checkmark16Regular />, quick: true },
                  onClick: () => void decide('approved', [move]),
                },
                {
                  ...{ key: 'reject', label: t('decide.reject'), icon: <Dismiss16Regular />, quick: true },
                  onClick: () => setRejecting([move]),
                },
              ]
            : []),
          {
            ...{ key: 'why', label: t('why.ask'), icon: <QuestionCircle16Regular />, quick: true },
            onClick: () => setAsked(move),
          },
          ...(mayDecide
            ? [{ key: 'open', label: t('decide.reopen'), onClick: () => void decide('open', [move]) }]
            : []),
        ]}
        summaryHeight={hasReasons ? SUMMARY.reasons : SUMMARY.plain}
        summary={({ turn, step, sku, lots, from, to, worth, decision, work, reason, decidedBy }) => (
          <RowSummary
            name={sku.code}
            figure={
              step === 1
                ? t('move.seconds', { seconds: worth.secondsPerDay })
                : t('move.with', { number: turn - step + 1 })
            }
            further={reason === null ? [] : [sayReason({ reason, decidedBy })]}
            detail={[t('move.route', { from: from.code, to: to.code }), sayLots(lots)].filter(Boolean).join(' · ')}
            mark={<MoveState move={{ decision, work }} stale={stale.find((one) => one.turn === turn)?.reason} />}
          />
        )}
        empty={<EmptyState title={t('move.none')} />}
      />
      {asked && <WhyMove proposal={proposal} move={asked} onClose={() => setAsked(null)} />}
      {rejecting && (
        <RejectDialog
          proposalId={id}
          moves={rejecting}
          onClose={() => {
            setSelection(NOTHING_SELECTED);
            setRejecting(null);
          }}
        />
      )}
    </div>
  );
}
