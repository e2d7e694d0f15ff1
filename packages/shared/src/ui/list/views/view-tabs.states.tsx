import { useState } from 'react';
import type { PartStates } from '../../part-states';
import { ViewTabs } from '../index';
import type { SavedView } from '../index';

const PRESETS: SavedView[] = [
  { id: 'all', name: 'All', search: '' },
  { id: 'waiting', name: 'Waiting', search: 'status=pending' },
];
const OWN: SavedView[] = [
  { id: '1', name: 'Expired last week', search: 'status=expired' },
  { id: '2', name: 'Everybody whom Helen Marsh of the night shift invited', search: 'q=helen' },
];

function Example({ search, own = OWN }: { search: string; own?: SavedView[] }) {
  const [views, setViews] = useState<readonly SavedView[]>(own);
  const [current, setCurrent] = useState(search);
  return (
    <ViewTabs
      presets={PRESETS}
      views={views}
      onViews={setViews}
      current={{ search: current }}
      onOpen={(view) => setCurrent(view.search)}
    />
  );
}

export default {
  part: 'Saved views',
  states: {
    'a view that everybody has': () => <Example search="status=pending" own={[]} />,
    'a view of one’s own': () => <Example search="status=expired" />,
    'something that no view shows': () => <Example search="q=other" />,
  },
} satisfies PartStates;
