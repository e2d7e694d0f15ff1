import type { Answer, SlottingProgressed, SlottingRun } from '@slotwise/contract';
import type { ReactionContext } from '@slotwise/shared/remote';
import { proposalKeys } from './proposals/proposal-keys';
import { slottingKeys } from './slotting-keys';

type Runs = Answer<'GET /slotting/runs'>;

/** Shows a run that has begun, or ended, wherever it is looked at. */
export function takeRun(run: SlottingRun, { cache }: ReactionContext): void {
  cache.reload(slottingKeys.state);
  cache.change<Runs>(slottingKeys.runs, (known) => ({
    ...known,
    items: known.items.some(({ id }) => id === run.id)
      ? known.items.map((one) => (one.id === run.id ? run : one))
      : [run, ...known.items],
  }));
  if (run.status !== 'done') return;
  // People who wait to choose its moves can now.
  cache.reload(proposalKeys.curve);
  cache.reload(slottingKeys.map);
  cache.reload(slottingKeys.placements(run.id));
  cache.reload(slottingKeys.notices(run.id));
}

/** Shows how far a run is. */
export function takeProgress({ id, progress }: SlottingProgressed, { cache }: ReactionContext): void {
  cache.change<Runs>(slottingKeys.runs, (known) => ({
    ...known,
    items: known.items.map((run) =>
      // A message from before the end may arrive after it.
      run.id === id && run.status !== 'done' && run.status !== 'failed'
        ? { ...run, status: 'running' as const, progress }
        : run,
    ),
  }));
}
