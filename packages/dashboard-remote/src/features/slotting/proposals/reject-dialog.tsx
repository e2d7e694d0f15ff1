import type { ProposedMove } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { FormDialog, useForm } from '@slotwise/shared/ui/form';
import { TextField } from '@slotwise/shared/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { proposalKeys } from './proposal-keys';
import { takeProposal } from './take-proposal';
import { useWords } from './words';

interface RejectDialogProps {
  proposalId: string;
  moves: readonly ProposedMove[];
  onClose: () => void;
}

/** The one that falls with the second of a pair came before it: it does not wait for this one, but makes room for it. */
const isSecondOfPair = ({ step, worth }: ProposedMove) => step === 2 && worth.moves === 2;

/** The reason to reject moves, and the moves that fall with them. */
export function RejectDialog({ proposalId, moves, onClose }: RejectDialogProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: t('decide.reason-missing') } : {}),
    endsEarly: true,
    submit: ({ reason }, signal) =>
      platform.http.scoped({ signal })('POST /move-proposal/decide', {
        body: { proposal_id: proposalId, decision: 'rejected', reason, turns: moves.map(({ turn }) => turn) },
      }),
    onDone: ({ decided, proposal }) => {
      takeProposal(cache, proposal);
      void cache.invalidateQueries({ queryKey: proposalKeys.proposals });
      platform.notify({ intent: 'success', title: t('decide.done', { count: decided.length }) });
      onClose();
    },
  });
  const [only] = moves;
  const others = moves.length === 1 && only ? only.falls - 1 : null;
  const lead =
    others === null
      ? t('decide.fall-together')
      : others === 0
        ? t('decide.alone')
        : others === 1 && only && isSecondOfPair(only)
          ? t('decide.falls-before')
          : t('decide.falls', { count: others });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('decide.title', { count: moves.length })}
      lead={lead}
      submitLabel={t('decide.reject')}
      busyLabel={t('decide.busy')}
      onClose={onClose}
    >
      <TextField label={t('decide.reason')} {...form.field('reason')} maxLength={200} />
    </FormDialog>
  );
}
