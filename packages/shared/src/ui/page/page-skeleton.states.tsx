import { PageSkeleton } from '@slotwise/shared/ui';
import type { PartStates } from '../part-states';

export default {
  part: 'Page skeleton',
  states: {
    list: () => <PageSkeleton />,
    figures: () => <PageSkeleton shape="figures" />,
    board: () => <PageSkeleton shape="board" />,
    form: () => <PageSkeleton shape="form" />,
    card: () => <PageSkeleton shape="card" />,
    hero: () => <PageSkeleton shape="hero" />,
  },
} satisfies PartStates;
