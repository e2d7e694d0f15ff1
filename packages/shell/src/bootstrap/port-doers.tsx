import { useAnnounce } from '@slotwise/shared/ui';
import { useNavigate } from '@slotwise/shared/ui/router';
import { useEffect } from 'react';
import { useShell } from './shell-context';

/** Connects what is asked from outside of React to the router and the announcer. */
export function PortDoers() {
  const { ports } = useShell();
  const navigate = useNavigate();
  const announce = useAnnounce();
  useEffect(() => ports.navigate.install((to, options) => void navigate(to, options)), [ports, navigate]);
  useEffect(() => ports.announce.install((text) => announce(text)), [ports, announce]);
  return null;
}
