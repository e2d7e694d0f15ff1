import { useEffect } from 'react';
import type { Notice } from '../../platform';
import type { PartStates } from '../part-states';
import { useNotices } from './use-notices';

function Example({ notice }: { notice: Notice }) {
  const [place, show] = useNotices();
  useEffect(() => show(notice), [notice, show]);
  return place;
}

const NOTICES = {
  success: { intent: 'success', title: 'Role Picker created' },
  'something that can be undone': {
    intent: 'success',
    title: 'Invitation to ann@example.com canceled',
    action: { label: 'Undo', onClick: () => undefined },
  },
  'a failure with what to do': {
    intent: 'error',
    title: 'The role was not saved',
    body: 'The server cannot be reached. Check your connection, then try again.',
  },
} as const satisfies Record<string, Notice>;

export default {
  part: 'Toast',
  covers: true,
  states: {
    success: () => <Example notice={NOTICES.success} />,
    'something that can be undone': () => <Example notice={NOTICES['something that can be undone']} />,
    'a failure with what to do': () => <Example notice={NOTICES['a failure with what to do']} />,
  },
} satisfies PartStates;
