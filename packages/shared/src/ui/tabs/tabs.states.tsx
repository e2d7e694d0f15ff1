import { makeStyles } from '@slotwise/shared/ui';
import { useState } from 'react';
import type { PartStates } from '../part-states';
import { Tabs } from './tabs';
import type { TabsProps } from './tabs';

// As pages have it: a row that is longer than a phone is wide scrolls.
const useStyles = makeStyles({ row: { overflowX: 'auto' } });

const tabs = [
  { value: 'overview', text: 'Overview' },
  { value: 'analytics', text: 'Analytics' },
  { value: 'transactions', text: 'Transactions' },
] as const;
type View = (typeof tabs)[number]['value'];

function Views({ prefix, open, ...look }: { prefix: string; open: View } & Partial<TabsProps<View>>) {
  const styles = useStyles();
  const [value, setValue] = useState<View>(open);
  return (
    <>
      <Tabs
        label={`Views, ${prefix}`}
        className={styles.row}
        idPrefix={prefix}
        tabs={tabs}
        value={value}
        onChange={setValue}
        {...look}
      />
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
    'a single one': () => <Views prefix="single" open="overview" tabs={tabs.slice(0, 1)} />,
  },
} satisfies PartStates;
