import { mergeClasses, Tooltip, VisuallyHidden } from '@slotwise/shared/ui';
import { Chat20Filled, Chat20Regular } from '@slotwise/shared/ui/icons';
import { useCan, useSession } from '@slotwise/shared/session';
import { useAtom } from 'jotai';
import { useShell } from '../bootstrap/shell-context';
import { chatOpenAtom } from '../assistant/assistant-atoms';
import type { NavigationLinkProps } from './navigation-link';
import { useNavigationStyles } from './navigation.styles';
import { useWords } from '../words';

/** Whether there is an assistant for this person, or it is not known yet and its place is kept. */
export function useMayAsk(): boolean {
  const { host } = useShell();
  const { status } = useSession(host);
  return useCan(host, 'use_assistant') || status === 'loading';
}

/** Opens and closes the prompt box. */
export function ChatButton({ label, onNavigate }: Pick<NavigationLinkProps, 'label' | 'onNavigate'>) {
  const styles = useNavigationStyles();
  const { t } = useWords();
  const [open, setOpen] = useAtom(chatOpenAtom);
  const text = t(open ? 'assistant.close' : 'assistant.open');
  const button = (
    <button
      type="button"
      className={mergeClasses(styles.item, styles[label])}
      aria-expanded={open}
      onClick={() => {
        setOpen(!open);
        onNavigate?.();
      }}
    >
      <span className={styles.icon} aria-hidden="true">
        {open ? <Chat20Filled /> : <Chat20Regular />}
      </span>
      {label === 'hidden' ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        <span className={mergeClasses(styles.text, label === 'beside' && styles.twoWords)}>{text}</span>
      )}
    </button>
  );
  if (label !== 'hidden') return button;
  return (
    <Tooltip content={text} relationship="inaccessible" positioning="after">
      {button}
    </Tooltip>
  );
}
