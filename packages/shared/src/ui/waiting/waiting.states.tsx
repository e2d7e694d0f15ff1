import type { PartStates } from '../part-states';
import { SavingNote, SendButton } from './index';

const nothing = () => undefined;

export default {
  part: 'What is sent or waits',
  states: {
    'a button': () => <SendButton sending={false}>Start</SendButton>,
    'a button that is sending': () => (
      <SendButton sending sendingLabel="Starting…">
        Start
      </SendButton>
    ),
    'a note': () => <SavingNote onCancel={nothing}>Saving…</SavingNote>,
  },
} satisfies PartStates;
