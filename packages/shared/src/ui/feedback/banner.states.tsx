import { Button } from '@slotwise/shared/ui';
import type { PartStates } from '../part-states';
import { Banner } from './banner';

const nothing = () => undefined;

export default {
  part: 'Banner',
  states: {
    information: () => <Banner intent="info" title="A new version is there." onDismiss={nothing} />,
    success: () => (
      <Banner intent="success" title="The import has ended.">
        519,998 of 520,000 lines were taken.
      </Banner>
    ),
    'warning with what to do': () => (
      <Banner
        intent="warning"
        title="This role has been updated elsewhere."
        actions={<Button size="small">Refresh</Button>}
      >
        Please refresh before continuing.
      </Banner>
    ),
    'error with a list, to be dismissed': () => (
      <Banner intent="error" title="2 roles were not saved." onDismiss={nothing}>
        Their changes are kept.
        <ul>
          <li>Picker: This was changed by someone else in the meantime.</li>
          <li>Shift Lead: You cannot grant permissions that you do not hold.</li>
        </ul>
      </Banner>
    ),
  },
} satisfies PartStates;
