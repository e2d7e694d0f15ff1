import type { SampleDataChanged } from '@slotwise/contract';
import type { LiveCache, Reaction, Reactions } from '@slotwise/shared/remote';
import { FIRST_STEPS } from './first-steps-key';

type OfCompany = NonNullable<Reactions['company']>;

const readAgain = (_data: unknown, { cache }: { cache: LiveCache }) => cache.reload(FIRST_STEPS);

/** Events after which the company may have come a step further, or lost one. */
export const stepReactions: OfCompany = {
  WarehouseCreated: readAgain,
  WarehouseNameChanged: readAgain,
  WarehouseDeleted: readAgain,
};

/** The same beside what the event does otherwise. */
export const andSteps =
  <Data>(react: Reaction<Data>): Reaction<Data> =>
  (data, context) => {
    context.cache.reload(FIRST_STEPS);
    return react(data, context);
  };

/** A whole warehouse with goods and orders has come, or gone. */
export const takeSample =
  (keys: readonly (readonly unknown[])[]) =>
  ({ sample }: SampleDataChanged, { cache }: { cache: LiveCache }): void => {
    cache.reload(FIRST_STEPS);
    if (sample?.status === 'making' || sample?.status === 'removing') return;
    for (const key of keys) cache.reload(key);
  };
