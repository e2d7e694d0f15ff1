import type { PartStates } from '../part-states';
import { LoadMore } from '../plain';

const nothing = () => undefined;
const LOADED = { hasMore: true, isLoadingMore: false, moreError: null, loadMore: nothing, retryMore: nothing };

export default {
  part: 'More of a list',
  states: {
    'there is more': () => <LoadMore list={LOADED} label="Show more" />,
    'more is being loaded': () => <LoadMore list={{ ...LOADED, isLoadingMore: true }} label="Show more" />,
    'more could not be loaded': () => (
      <LoadMore list={{ ...LOADED, moreError: new Error('Refused') }} label="Show more" />
    ),
  },
} satisfies PartStates;
