import { useSession } from '@slotwise/shared/session';
import { makeStyles, media, tokens, useId } from '@slotwise/shared/ui';
import { SEARCH_TERM_MAX } from '@slotwise/contract/constants';
import { SearchBox } from '@slotwise/shared/ui/forms';
import { Dialog, DialogSurface, ReturnFocus } from '@slotwise/shared/ui/overlay';
import { useNavigate } from '@slotwise/shared/ui/router';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { searchAtom } from '../theme/viewport-atoms';
import { EnterHint } from './enter-hint';
import { ALL, searchPath, type Findable } from './found';
import { meantAlone } from './meant-alone';
import { recentKeys, rememberChosen, rememberTerm } from './recent';
import { SearchResults } from './search-results';
import { useFound } from './use-found';
import { edges } from '../layout/edges';
import { takeFocusAtEnd } from '../layout/focus-at-end';
import { searchOpenerAtom, typedAtom } from '../layout/surface-atoms';
import { useWords as useShellWords } from '../words';
import { useWords } from './words';

const useStyles = makeStyles({
  surface: {
    width: 'min(36rem, calc(100vw - 24px))',
    maxWidth: 'min(36rem, calc(100vw - 24px))',
    padding: '8px',
    // Near the top, so that it stays where it is while the results change.
    marginBlockStart: 'clamp(8px, 12vh, 120px)',
    marginBlockEnd: 'auto',
  },
  box: { width: '100%', maxWidth: '100%', boxSizing: 'border-box' },
  hint: {
    display: 'flex',
    columnGap: '16px',
    paddingBlock: '8px 0',
    paddingInline: '8px',
    ...edges.blockStart,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    // Phones have no such keys.
    [media.belowSm]: { display: 'none' },
  },
});

/**
 * Takes the focus in the same moment in which the box is drawn: a person who typed into its stand-in goes on typing.
 * Stands after the box.
 */
function FocusAtOnce({ box }: { box: RefObject<HTMLInputElement | null> }) {
  useLayoutEffect(() => takeFocusAtEnd(box.current), [box]);
  return null;
}

/**
 * Finds pages, actions and records that the user may see. The focus stays in the box; arrows or the pointer choose, and Enter goes there.
 * Where nothing is chosen, Enter shows all results as a page.
 */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { t } = useWords();
  const shell = useShellWords();
  const listId = useId('search');
  const navigate = useNavigate();
  const userId = useSession(useShell().host).me?.id ?? '';
  const [term, setTerm] = useAtom(typedAtom);
  const share = useSetAtom(searchAtom);
  const opener = useAtomValue(searchOpenerAtom);
  const box = useRef<HTMLInputElement>(null);
  const [chosenKey, choose] = useState<string | null>(null);
  const [recent] = useState(() => recentKeys(() => localStorage, userId));
  const found = useFound(term, recent);
  const items = found.groups.flatMap((group) => group.items);
  // By its key: results that come later do not put another one under the keys.
  const active = items.find(({ key }) => key === chosenKey) ?? (found.searching ? undefined : meantAlone(items, term));
  const optionId = (item: Findable) => `${listId}-${item.key}`;

  const close = () => {
    setTerm('');
    onClose();
  };
  const leave = () => {
    rememberTerm(() => localStorage, userId, term);
    close();
  };
  const type = (typed: string) => {
    setTerm(typed);
    choose(null);
  };
  const open = (item: Findable) => {
    if (item.key === ALL) return showAll();
    if (item.term !== undefined) return type(item.term);
    if (item.run) {
      close();
      return item.run();
    }
    rememberChosen(() => localStorage, userId, item.key);
    // The search is over: the page that is opened shows all of its own.
    share('');
    close();
    void navigate(item.href);
  };
  const showAll = () => {
    share(term.trim());
    close();
    void navigate(searchPath(term));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      const from = active ? items.indexOf(active) : Math.min(-step, 0);
      choose(items[(from + step + items.length) % items.length]?.key ?? null);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && (active || term.trim() !== '')) {
      event.preventDefault();
      if (!active || event.ctrlKey || event.metaKey) showAll();
      else open(active);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      leave();
    }
  };

  return (
    <Dialog open onOpenChange={(_event, data) => !data.open && leave()}>
      <DialogSurface className={styles.surface} aria-label={shell.t('search.label')} aria-describedby={undefined}>
        <ReturnFocus to={opener} />
        <SearchBox
          ref={box}
          className={styles.box}
          appearance="filled-lighter"
          size="large"
          placeholder={shell.t('search.placeholder')}
          aria-label={shell.t('search.label')}
          autoComplete="off"
          value={term}
          maxLength={SEARCH_TERM_MAX}
          onChange={(_event, data) => type(data.value)}
          onKeyDown={onKeyDown}
          input={{
            role: 'combobox',
            'aria-expanded': items.length > 0,
            'aria-controls': items.length > 0 ? listId : undefined,
            'aria-autocomplete': 'list',
            'aria-activedescendant': active && optionId(active),
          }}
        />
        <FocusAtOnce box={box} />
        <SearchResults
          id={listId}
          found={found}
          active={active}
          optionId={optionId}
          onPoint={choose}
          onChoose={open}
          term={term}
        />
        <div className={styles.hint} aria-hidden="true">
          <span>{t('search.choose-keys')}</span>
          <span>{t('search.close-keys')}</span>
          <EnterHint active={active} term={term} />
        </div>
      </DialogSurface>
    </Dialog>
  );
}
