import { useAtom, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { shortcutsOpenAtom } from '../layout/surface-atoms';
import { listenForKeyAtom } from './single-key';

const ShortcutsDialog = lazy(() => import(/* webpackChunkName: "shortcuts" */ './shortcuts-dialog'));

/** The list of keys, opened by one of them or from the profile's menu; until then nothing of it is loaded. */
export function Shortcuts() {
  const [open, setOpen] = useAtom(shortcutsOpenAtom);
  const listen = useSetAtom(listenForKeyAtom);
  useEffect(() => listen(), [listen]);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
