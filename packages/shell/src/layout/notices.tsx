import { useNotices } from '@slotwise/shared/ui/feedback';
import { useEffect } from 'react';
import { useShell } from '../bootstrap/shell-context';

/** Shows what the shell and the remotes tell people in passing. */
export function Notices() {
  const { ports } = useShell();
  const [place, show] = useNotices();
  useEffect(() => ports.notify.install(show), [ports, show]);
  return place;
}
