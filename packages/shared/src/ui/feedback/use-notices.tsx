import { Button, Link, makeStyles, media, useId } from '@slotwise/shared/ui';
import {
  Toast,
  ToastBody,
  Toaster,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  useToastController,
} from '@slotwise/shared/ui/overlay';
import { sharedWords } from '@slotwise/shared/words';
import type { Notice } from '../../platform';
import { Fragment, useCallback, useRef } from 'react';
import type { ReactElement } from 'react';
import { Dismiss16Regular } from '../icons';

/** Layers of dialogs, menus and their backdrops have 1,000,000. */
const ABOVE_DIALOGS = 1_000_001;
/** Px. */
const BELOW_TOP_BAR = 56;
/** Px at the lower end where tables say what waits, and offer to show it, and above that have the bar of their selection. */
const ABOVE_BARS = 116;

const useStyles = makeStyles({
  body: { overflowWrap: 'anywhere' },
  // A toast fades in at its full height: one that grows pushes its own text up under the reader's eyes.
  toaster: {
    '& .fui-ToastContainer': { maxHeight: 'none !important' },
    // As wide as a phone, it would cover the actions of the last rows: there it stands below the top bar. The place in
    // the element's own style, which it has for wider screens, is overruled.
    [media.belowSm]: { top: `${BELOW_TOP_BAR}px !important`, bottom: 'auto !important' },
  },
  // Later portals lie over earlier ones of the same layer: a dialog that opens after the toast would cover it.
  layer: { zIndex: ABOVE_DIALOGS },
});

/** Errors stay longer: they are to be read, not only seen. Milliseconds. */
const TIMEOUT_MS = { success: 4000, info: 6000, warning: 8000, error: 10_000 } as const;
/** An offered action must be reachable, by keyboard too. */
const ACTION_TIMEOUT_MS = 10_000;
/** Notices that this page has shown: names each. */
let shown = 0;

/** Toasts in sight at once; others wait. */
const MOST = 3;

/** An address that is too long for a line goes on after its `@`, not in the middle of a word. */
const withBreaks = (text: string) =>
  text.split(/(?<=\S@)(?=\S)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** The toast of a notice: it goes by itself, and at once when it is dismissed or its action is taken. */
export function NoticeToast({ notice: { title, body, action } }: { notice: Notice }) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const isTaken = useRef(false);
  // It stays in reach while it fades out: a second click would do what it offers once more.
  const take = () => {
    if (isTaken.current) return;
    isTaken.current = true;
    action?.onClick();
  };
  return (
    <Toast>
      <ToastTitle
        action={
          <ToastTrigger>
            <Button
              size="small"
              appearance="transparent"
              icon={<Dismiss16Regular />}
              aria-label={t('notice.dismiss')}
            />
          </ToastTrigger>
        }
      >
        {withBreaks(title)}
      </ToastTitle>
      {body && <ToastBody className={styles.body}>{withBreaks(body)}</ToastBody>}
      {action && (
        <ToastFooter>
          <ToastTrigger>
            <Link as="button" onClick={take}>
              {action.label}
            </Link>
          </ToastTrigger>
        </ToastFooter>
      )}
    </Toast>
  );
}

/** The region of notices, to be drawn once in a page, and the function that shows one. */
export function useNotices(): readonly [ReactElement, (notice: Notice) => void] {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const toasterId = useId('notices');
  const { dispatchToast, dismissToast } = useToastController(toasterId);
  const show = useCallback(
    (notice: Notice) => {
      const { intent, action, signal } = notice;
      if (signal?.aborted) return;
      const toastId = `notice-${(shown += 1)}`;
      dispatchToast(<NoticeToast notice={notice} />, {
        toastId,
        intent,
        timeout: action ? ACTION_TIMEOUT_MS : TIMEOUT_MS[intent],
      });
      signal?.addEventListener('abort', () => dismissToast(toastId), { once: true });
    },
    [dispatchToast, dismissToast],
  );
  const place = (
    <Toaster
      toasterId={toasterId}
      // Notices stand outside of the page: by its landmarks they are found.
      role="region"
      aria-label={t('notice.region')}
      className={styles.toaster}
      mountNode={{ className: styles.layer }}
      // In the middle: rows have their checkboxes at the start, and actions and their menus at the end.
      position="bottom"
      offset={{ bottom: { vertical: ABOVE_BARS } }}
      pauseOnHover
      pauseOnWindowBlur
      limit={MOST}
    />
  );
  return [place, show];
}
