import { useSession } from '@slotwise/shared/session';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { SEARCH_TERM_MAX } from '@slotwise/contract/constants';
import { useAtom, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { rememberTerm } from '../search/recent';
import { useWords } from '../words';
import { takeFocusAtEnd } from './focus-at-end';
import { searchOpenAtom, typedAtom } from './surface-atoms';

const useStyles = makeStyles({
  // Place of the future dialog.
  root: {
    position: 'fixed',
    zIndex: tokens.zIndexOverlay,
    insetInline: 0,
    insetBlockStart: 'clamp(8px, 12vh, 120px)',
    marginInline: 'auto',
    boxSizing: 'border-box',
    width: 'min(36rem, calc(100vw - 24px))',
    padding: '8px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow64,
  },
  box: {
    width: '100%',
    boxSizing: 'border-box',
    minHeight: '40px',
    // As far from the edge as the text in the box that follows.
    paddingInline: '42px 12px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    outlineStyle: 'none',
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
    '::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** Takes what is typed while the search dialog is on its way, so that no key is lost. The dialog goes on with it. */
export function SearchStandIn() {
  const styles = useStyles();
  const { t } = useWords();
  const box = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useAtom(typedAtom);
  const setOpen = useSetAtom(searchOpenAtom);
  const userId = useSession(useShell().host).me?.id ?? '';
  useLayoutEffect(() => takeFocusAtEnd(box.current), []);
  return (
    <div className={styles.root}>
      <input
        ref={box}
        className={styles.box}
        type="search"
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        autoComplete="off"
        maxLength={SEARCH_TERM_MAX}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          rememberTerm(() => localStorage, userId, term);
          setOpen(false);
        }}
      />
    </div>
  );
}
