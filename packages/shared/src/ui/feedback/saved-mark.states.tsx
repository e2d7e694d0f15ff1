import type { PartStates } from '../part-states';
import { SavedMark } from './saved-mark';

export default {
  part: 'Saved in place',
  states: {
    'nothing to say': () => <SavedMark saving="idle" />,
    saving: () => <SavedMark saving="saving" />,
    saved: () => <SavedMark saving="saved" />,
    'not saved': () => <SavedMark saving="failed" onRetry={() => undefined} />,
  },
} satisfies PartStates;
