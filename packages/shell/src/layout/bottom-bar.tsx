import { BREAKPOINTS } from '@slotwise/shared/ui/breakpoints';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useAtomValue } from 'jotai';
import { viewportAtom } from '../theme/viewport-atoms';
import { ChatButton, useMayAsk } from './chat-button';
import { NavigationLink } from './navigation-link';
import { useNavigation } from './use-navigation';
import { edges } from './edges';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    zIndex: 1,
    flexShrink: 0,
    backgroundColor: tokens.colorNeutralBackground2,
    ...edges.blockStart,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  },
  list: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignItems: 'stretch',
    columnGap: '2px',
    minHeight: '56px',
    margin: 0,
    padding: '4px',
    boxSizing: 'border-box',
    listStyleType: 'none',
    '& > li': { display: 'grid' },
  },
});

/** The navigation of small screens: icons only below the small breakpoint, otherwise the label below each icon. */
export function BottomBar() {
  const styles = useStyles();
  const { t } = useWords();
  const { items, active, pending } = useNavigation();
  const mayAsk = useMayAsk();
  const label = useAtomValue(viewportAtom).width < BREAKPOINTS.sm ? 'hidden' : 'below';
  return (
    <nav className={styles.root} aria-label={t('bottom-bar.label')}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <NavigationLink item={item} active={item === active} label={label} mark="atTop" />
          </li>
        ))}
        {Array.from({ length: pending }, (_, place) => (
          <li key={place} aria-hidden="true" />
        ))}
        {mayAsk && (
          <li>
            <ChatButton label={label} />
          </li>
        )}
      </ul>
    </nav>
  );
}
