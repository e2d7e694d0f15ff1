import { unsavedIn } from '@slotwise/shared/session';
import { useAtom, useSetAtom } from 'jotai';
import { useShell } from '../bootstrap/shell-context';
import { signOutAskedAtom } from '../layout/surface-atoms';
import { SignOutQuestion } from './sign-out-question';

/** Signs out, or asks first where changes still wait, or work would be lost that a remote keeps here. */
export function useSignOut(): () => void {
  const { host, outbox, queryClient, waiting } = useShell();
  const ask = useSetAtom(signOutAskedAtom);
  return () => {
    const isWaiting = outbox.waiting.get() + waiting.get().length > 0;
    if (isWaiting || unsavedIn(queryClient).length > 0) ask(true);
    else void host.session.logout();
  };
}

/** Stands above the page, since what asked for it, a menu or the search, is closed by then. */
export function SignOutAsked() {
  const [isAsked, ask] = useAtom(signOutAskedAtom);
  return isAsked ? <SignOutQuestion onClose={() => ask(false)} /> : null;
}
