import { Body1 } from '@slotwise/shared/ui';
import type { PartStates } from '../part-states';
import { ReadRecord } from '../plain';

const READ = { data: undefined, isPending: false, error: null, isFetching: false, refetch: () => Promise.resolve() };

function Example({ known }: { known: object }) {
  return (
    <ReadRecord<string> read={{ ...READ, ...known } as never}>{(name) => <Body1>The record {name}.</Body1>}</ReadRecord>
  );
}

export default {
  part: 'Record that is read',
  states: {
    'it is here': () => <Example known={{ data: 'A-01' }} />,
    'it is being read': () => <Example known={{ isPending: true }} />,
    'it could not be read': () => <Example known={{ error: new Error('Refused') }} />,
  },
} satisfies PartStates;
