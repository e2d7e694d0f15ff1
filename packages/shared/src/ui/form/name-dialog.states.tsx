import type { PartStates } from '../part-states';
import { NameDialog } from './index';

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

export default {
  part: 'Dialog that asks for a name',
  covers: true,
  states: {
    'a new thing': () => (
      <NameDialog
        title="Add warehouse"
        submitLabel="Add warehouse"
        busyLabel="Adding…"
        save={never}
        onClose={nothing}
      />
    ),
    'a thing that has a name': () => (
      <NameDialog
        title="Rename warehouse"
        lead="Everybody in the company sees the new name at once."
        name="Hamburg"
        submitLabel="Rename"
        busyLabel="Renaming…"
        save={never}
        onClose={nothing}
      />
    ),
  },
} satisfies PartStates;
