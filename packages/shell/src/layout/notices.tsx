import type { Notice } from '@slotwise/shared/remote';
import { Link, useId } from '@slotwise/shared/ui';
import {
  Toast,
  ToastBody,
  Toaster,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  useToastController,
} from '@slotwise/shared/ui/overlay';
import { useEffect } from 'react';
import { useShell } from '../bootstrap/shell-context';

/** Errors stay longer: they are to be read, not only seen. */
const TIMEOUT_MS = { success: 4000, info: 6000, warning: 8000, error: 10_000 } as const;
/** What is offered must be reachable, by keyboard too. */
const ACTION_TIMEOUT_MS = 10_000;

function NoticeToast({ notice: { title, body, action } }: { notice: Notice }) {
  return (
    <Toast>
      <ToastTitle>{title}</ToastTitle>
      {body && <ToastBody>{body}</ToastBody>}
      {action && (
        <ToastFooter>
          <ToastTrigger>
            <Link as="button" onClick={action.onClick}>
              {action.label}
            </Link>
          </ToastTrigger>
        </ToastFooter>
      )}
    </Toast>
  );
}

/** Shows what the shell and the remotes tell people in passing. */
export function Notices() {
  const { ports } = useShell();
  const toasterId = useId('notices');
  const { dispatchToast } = useToastController(toasterId);
  useEffect(
    () =>
      ports.notify.install((notice) =>
        dispatchToast(<NoticeToast notice={notice} />, {
          intent: notice.intent,
          timeout: notice.action ? ACTION_TIMEOUT_MS : TIMEOUT_MS[notice.intent],
        }),
      ),
    [ports, dispatchToast],
  );
  return <Toaster toasterId={toasterId} position="bottom-end" pauseOnHover pauseOnWindowBlur limit={3} />;
}
