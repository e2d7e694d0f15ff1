import { Button, makeStyles, media, tokens, VisuallyHidden } from '@slotwise/shared/ui';
import { Search20Regular } from '@slotwise/shared/ui/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { searchAtom } from '../theme/viewport-atoms';
import { isApple } from './is-apple';
import { MODAL } from './modal';
import { openSearchAtom } from './surface-atoms';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: {
    justifyContent: 'flex-start',
    height: '32px',
    width: 'clamp(11rem, 24vw, 20rem)',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    [media.belowMd]: { width: '32px', minWidth: '32px', padding: 0, justifyContent: 'center' },
  },
  text: {
    flexGrow: 1,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [media.belowMd]: { display: 'none' },
  },
  keys: {
    paddingInline: '6px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusSmall,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontFamily: 'inherit',
    [media.belowMd]: { display: 'none' },
  },
});

/** Keys of the search, as they stand on the reader's keyboard. */
export function useSearchKeys(): string {
  const { t } = useWords();
  return `${isApple ? '⌘' : t('key.control')} K`;
}

/** Looks like the search box that it opens. */
export function SearchButton() {
  const styles = useStyles();
  const { t } = useWords();
  const keys = useSearchKeys();
  const open = useSetAtom(openSearchAtom);
  // The term that screens share, typed in one of them.
  const shared = useAtomValue(searchAtom).trim();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(isApple ? event.metaKey : event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      // An open dialog keeps the focus, and whatever is typed into it.
      if (document.querySelector(MODAL) === null) open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <Button
      icon={<Search20Regular />}
      className={styles.root}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      onClick={open}
    >
      <VisuallyHidden>{t('search.label')}</VisuallyHidden>
      <span className={styles.text} aria-hidden="true">
        {shared === '' ? t('search.label') : shared}
      </span>
      <kbd className={styles.keys} aria-hidden="true">
        {keys}
      </kbd>
    </Button>
  );
}
