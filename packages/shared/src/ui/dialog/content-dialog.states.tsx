import { Body1, Button } from '@slotwise/shared/ui';
import type { PartStates } from '../part-states';
import { ContentDialog } from './index';

const nothing = () => undefined;
const TEXT = 'Three boxes of the shelf A-01 were counted last night, and two of them once more this morning.';

export default {
  part: 'Dialog that shows something',
  covers: true,
  states: {
    'with Close': () => (
      <ContentDialog title="Count of A-01" closeLabel="Close" onClose={nothing}>
        <Body1>{TEXT}</Body1>
      </ContentDialog>
    ),
    'with further actions': () => (
      <ContentDialog
        title="Count of A-01"
        size="small"
        actions={<Button onClick={nothing}>Reload</Button>}
        closeLabel="Close"
        onClose={nothing}
      >
        <Body1>{TEXT}</Body1>
      </ContentDialog>
    ),
    'with more than fits': () => (
      <ContentDialog title="Counts of the cold store, the place of each of them" closeLabel="Close" onClose={nothing}>
        {Array.from({ length: 30 }, (_, at) => (
          <Body1 key={at} as="p">
            {TEXT}
          </Body1>
        ))}
      </ContentDialog>
    ),
    'closed by a cross': () => (
      <ContentDialog title="Roles" size="large" dismissLabel="Close" onClose={nothing}>
        <Button onClick={nothing}>Open the roles</Button>
      </ContentDialog>
    ),
  },
} satisfies PartStates;
