import type { Notice } from '@slotwise/shared/remote';
import { makeStyles, tokens } from '@slotwise/shared/ui';

const useStyles = makeStyles({
  root: {
    display: 'block',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

/** Something that is shown once, whole, to be copied: one click selects all of it. */
export function SecretText({ children }: { children: string }) {
  return <code className={useStyles().root}>{children}</code>;
}

/** Puts it into the clipboard and says so, or how else to get it. @param what "The key" */
export async function copySecret(notify: (notice: Notice) => void, secret: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    notify({ intent: 'success', title: `${what} is copied` });
  } catch {
    // No clipboard here, or it was not allowed: it stands in front of them.
    notify({ intent: 'warning', title: `${what} was not copied`, body: 'Select it and copy it by hand.' });
  }
}
