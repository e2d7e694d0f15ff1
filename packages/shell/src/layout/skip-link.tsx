import { makeStyles, tokens } from '@slotwise/shared/ui';
import type { RefObject } from 'react';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    insetBlockStart: '6px',
    insetInlineStart: '6px',
    zIndex: 10,
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForegroundLink,
    boxShadow: tokens.shadow8,
    ':not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: 0, overflow: 'hidden' },
    ':focus': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** First stop of the Tab key: past the bars, into the page. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const { t } = useWords();
  return (
    <a
      href="#main"
      className={useStyles().root}
      onClick={(event) => {
        event.preventDefault();
        target.current?.focus();
      }}
    >
      {t('navigation.skip')}
    </a>
  );
}
