import type { PartStates } from '../part-states';
import { SecretDialog } from './index';

export default {
  part: 'Secret that is shown once',
  covers: true,
  states: {
    'as it opens': () => (
      <SecretDialog
        title="Partner key “Customer portal”"
        lead="Hand it to the partner for its server, never for a page. It is not shown again."
        secret="example-of-a-secret-that-is-as-long-as-real-ones-are-0123456789"
        copyLabel="Copy key"
        onClose={() => undefined}
      />
    ),
  },
} satisfies PartStates;
