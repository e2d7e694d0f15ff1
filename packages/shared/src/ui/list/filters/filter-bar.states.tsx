import { Button, Tooltip } from '@slotwise/shared/ui';
import { useState } from 'react';
import { ArrowDownload20Regular, Board20Regular, Grid20Regular, TextBulletListLtr20Regular } from '../../icons';
import type { PartStates } from '../../part-states';
import { FilterBar, SegmentedControl } from '../index';
import type { FilterBarProps } from '../index';

const STATUSES = ['Pending', 'Accepted', 'Canceled', 'Expired', 'Rejected'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const VIEWS = [
  { value: 'list', label: 'List', icon: <TextBulletListLtr20Regular /> },
  { value: 'grid', label: 'Grid', icon: <Grid20Regular /> },
] as const;

function View() {
  const [view, setView] = useState<'list' | 'grid'>('list');
  return <SegmentedControl label="View" segments={VIEWS} value={view} onChange={setView} />;
}

function Example({
  term = '',
  status = null,
  ...props
}: Partial<FilterBarProps> & { term?: string; status?: string | null }) {
  const [text, setText] = useState(term);
  const [chosen, setChosen] = useState(status);
  const [type, setType] = useState<string | null>(null);
  return (
    <FilterBar
      label="Find invitations"
      title="Invitations"
      count="12 of 40 invitations"
      search={{ placeholder: 'Search invitations...', value: text, onChange: setText }}
      filters={[
        {
          key: 'status',
          name: 'Status',
          label: 'Filter by status',
          all: 'All Statuses',
          options: STATUSES,
          value: chosen,
          onChange: setChosen,
        },
        {
          key: 'type',
          name: 'Type',
          label: 'Filter by type',
          all: 'All Types',
          options: [{ value: 'join_company', label: 'Join Company' }],
          value: type,
          onChange: setType,
        },
      ]}
      onClear={() => {
        setText('');
        setChosen(null);
        setType(null);
      }}
      end={
        <>
          <Tooltip content="Export all as CSV" relationship="label">
            <Button appearance="subtle" icon={<ArrowDownload20Regular />} />
          </Tooltip>
          <View />
        </>
      }
      {...props}
    />
  );
}

function Words() {
  const [range, setRange] = useState('week');
  return (
    <SegmentedControl
      label="Period"
      segments={[
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
        { value: 'quarter', label: 'Quarter' },
      ]}
      value={range}
      onChange={setRange}
    />
  );
}

function Icons() {
  const [view, setView] = useState('board');
  const segments = [...VIEWS, { value: 'board', label: 'Board', icon: <Board20Regular /> }];
  return <SegmentedControl label="View" segments={segments} value={view} onChange={setView} />;
}

export default {
  part: 'Filter bar',
  states: {
    'nothing filtered': () => <Example />,
    'a search and a filter': () => <Example term="hamburg" status="pending" />,
    'a search of any length': () => <Example term={'hamburg '.repeat(30)} status="a status that is no more" />,
    'without a title of its own': () => <Example title={undefined} count={undefined} end={undefined} />,
    'segmented control, words': () => <Words />,
    'segmented control, icons': () => <Icons />,
  },
} satisfies PartStates;
