import type { SlottingRun } from '@slotwise/contract';
import { useFormats } from '@slotwise/shared/words';

const isOpen = ({ status }: Pick<SlottingRun, 'status'>): boolean => status === 'waiting' || status === 'running';

/**
 * Seconds of work that a plan saves on a mean working day; null while there is no plan, and while a search goes on: these
 * are no figures that it goes by, and come and go.
 */
export function savedOf(run: SlottingRun, on: 'seen' | 'unseen'): number | null {
  const { basis, progress } = run;
  return basis && progress.plan && !isOpen(run) ? basis.today[on].seconds - progress.plan[on].seconds : null;
}

/** The same as a part of today's work. */
export function gainOf(run: SlottingRun, on: 'seen' | 'unseen'): number | null {
  const saved = savedOf(run, on);
  const today = run.basis?.today[on].seconds ?? 0;
  return saved === null || today <= 0 ? null : saved / today;
}

/** Whether a search has ended with a plan. */
export const hasPlan = ({ status, progress }: Pick<SlottingRun, 'status' | 'progress'>): boolean =>
  status === 'done' && progress.plan !== null;

/** Whether a search has ended without a plan: it was stopped before its first one, or failed. */
export const isWithoutPlan = ({ status, progress }: Pick<SlottingRun, 'status' | 'progress'>): boolean =>
  status === 'failed' || (status === 'done' && !progress.plan);

/** A search by its name, or when it was begun. */
export function useRunName() {
  const formats = useFormats();
  return ({ name, createdAt }: Pick<SlottingRun, 'name' | 'createdAt'>) =>
    name === '' ? formats.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' }) : name;
}
