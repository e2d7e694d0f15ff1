import { Text } from '@slotwise/shared/ui';
import type { PartStates } from '../part-states';
import { FileDrop, type FileDropProps } from './index';

const nothing = () => undefined;

function Example(props: Partial<FileDropProps>) {
  return (
    <FileDrop
      label="File with SKUs"
      accept=".csv,.xlsx"
      chooseLabel="Choose a file"
      hint="CSV or Excel, 256 MB at most"
      onFile={nothing}
      {...props}
    >
      {props.children ?? <Text>Drop a file here, or choose one.</Text>}
    </FileDrop>
  );
}

export default {
  part: 'Place for a file',
  states: {
    'nothing chosen': () => <Example />,
    'a file chosen': () => (
      <Example chooseLabel="Choose another file" hint="1,204 rows">
        <Text weight="semibold">skus-of-hamburg-2026-11.csv</Text>
      </Example>
    ),
    'a file that is not taken': () => <Example error="This is no CSV and no Excel file. Choose another one." />,
  },
} satisfies PartStates;
