import { LiveDot, makeStyles, StatusBadge } from '@slotwise/shared/ui';
import type { StatusTone } from '@slotwise/shared/ui';
import type { PartStates } from '../part-states';
import { StateBadge, STATE_LOOKS } from './index';
import type { StateName } from './index';

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });
const TONES: StatusTone[] = ['neutral', 'brand', 'pending', 'info', 'success', 'warning', 'danger'];

function Vocabulary() {
  return (
    <div className={useStyles().row}>
      {(Object.keys(STATE_LOOKS) as StateName[]).map((state) => (
        <StateBadge key={state} state={state} />
      ))}
    </div>
  );
}

function Tones() {
  return (
    <div className={useStyles().row}>
      {TONES.map((tone) => (
        <StatusBadge key={tone} tone={tone} label={tone} />
      ))}
    </div>
  );
}

function Dots() {
  return (
    <div className={useStyles().row}>
      <LiveDot state="live" showLabel />
      <LiveDot state="reconnecting" reason="The server closed the stream." showLabel />
      <LiveDot state="offline" reason="This device has no network." showLabel />
    </div>
  );
}

export default {
  part: 'State of a thing',
  states: {
    'every state of the product': () => <Vocabulary />,
    'with more than its word': () => <StateBadge state="live" label="1.4.0 live" />,
    'tones, for what is no state': () => <Tones />,
    'the live connection': () => <Dots />,
  },
} satisfies PartStates;
