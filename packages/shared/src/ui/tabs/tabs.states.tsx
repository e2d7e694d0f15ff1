import { useState } from 'react';
import type { PartStates } from '../part-states';
import { Tabs } from './tabs';

const tabs = [
  { value: 'overview', text: 'Overview' },
  { value: 'analytics', text: 'Analytics' },
  { value: 'transactions', text: 'Transactions' },
] as const;
type View = (typeof tabs)[number]['value'];

function Views({ prefix, open, size }: { prefix: string; open: View; size?: 'small' }) {
  const [value, setValue] = useState<View>(open);
  return (
    <>
      <Tabs label="Views" idPrefix={prefix} size={size} tabs={tabs} value={value} onChange={setValue} />
      <div role="tabpanel" id={`${prefix}-panel`} aria-labelledby={`${prefix}-${value}`}>
        What the open view shows.
      </div>
    </>
  );
}

export default {
  part: 'Tabs',
  states: {
    'the first open': () => <Views prefix="first" open="overview" />,
    'another one open': () => <Views prefix="other" open="transactions" />,
    'small, inside of a card': () => <Views prefix="small" open="analytics" size="small" />,
    'a single one': () => (
      <Tabs
        label="Views"
        idPrefix="single"
        tabs={[{ value: 'overview', text: 'Overview' }]}
        value="overview"
        onChange={() => undefined}
      />
    ),
  },
} satisfies PartStates;
