import { useState } from 'react';
import { SearchField } from '../forms';
import type { PartStates } from '../part-states';

function Example({ text = '', disabled = false }: { text?: string; disabled?: boolean }) {
  const [value, setValue] = useState(text);
  return <SearchField placeholder="Search people" value={value} onChange={setValue} disabled={disabled} />;
}

export default {
  part: 'Search field',
  states: {
    empty: () => <Example />,
    'with a term': () => <Example text="anneke" />,
    'with a term that is longer than the field': () => (
      <Example text="anneke.de.vries@alderbrook.example, night shift leads of the warehouse in Hamburg" />
    ),
    'not to be used': () => <Example disabled />,
  },
} satisfies PartStates;
