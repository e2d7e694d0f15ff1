import { useSession } from '@slotwise/shared/session';
import { useAtom } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { isApple } from '../layout/is-apple';
import { devtoolsOpenAtom } from '../layout/surface-atoms';
import { useWords } from '../words';

const Devtools = lazy(() => import('./devtools'));
const OverrideBar = lazy(() => import('./override-bar'));

/** Keys of the developer tools, as they stand on the reader's keyboard. */
export function useDevtoolsKeys(): string {
  const { t } = useWords();
  return isApple ? '⌘ ⌥ K' : `${t('key.control')} Alt K`;
}

/** Whether the developer tools are offered: if the deployment says that developers work in it, and to publishers. */
export function useMayDevelop(): boolean {
  const { host, overrides } = useShell();
  useSession(host);
  return overrides.allowed || host.session.can('manage_remotes');
}

/** Says above the page, whenever something in it is a developer's own. Nothing of it is loaded otherwise. */
export function OverrideNotice() {
  const { overrides } = useShell();
  if (overrides.current.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OverrideBar />
    </Suspense>
  );
}

/** The developer tools below the page, opened by keys or from the profile's menu; until then nothing of them is loaded. */
export function DevtoolsDock() {
  const [open, setOpen] = useAtom(devtoolsOpenAtom);
  const mayDevelop = useMayDevelop();
  useEffect(() => {
    if (!mayDevelop) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !event.altKey || !(isApple ? event.metaKey : event.ctrlKey)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [mayDevelop, setOpen]);
  if (!open || !mayDevelop) return null;
  return (
    <Suspense fallback={null}>
      <Devtools onClose={() => setOpen(false)} />
    </Suspense>
  );
}
