import { makeStyles, tokens } from '@fluentui/react-components';
import { RouterLink } from '@slotwise/shared/ui/router';
import { sharedWords } from '@slotwise/shared/words';
import { ChevronLeft16Regular, ChevronRight16Regular } from '../icons';
import { media } from '../media';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 4px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  // If there is little room the page above is the way back; pages above that are one more step away.
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    [media.belowSm]: { '&:not(:last-child)': { display: 'none' } },
  },
  link: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
  mark: {
    display: 'flex',
    color: tokens.colorNeutralForeground3,
    ':dir(rtl)': { transform: 'scaleX(-1)' },
    [media.belowSm]: { display: 'none' },
  },
  back: {
    display: 'none',
    color: tokens.colorNeutralForeground3,
    ':dir(rtl)': { transform: 'scaleX(-1)' },
    [media.belowSm]: { display: 'flex' },
  },
});

/** A page above another one. */
export interface Ancestor {
  label: string;
  /** Its address in the application. */
  href: string;
}

/** The pages above this one, the topmost first. */
export function Breadcrumb({ ancestors }: { ancestors: readonly Ancestor[] }) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  return (
    <nav aria-label={t('page.breadcrumb')}>
      <ol className={styles.list}>
        {ancestors.map(({ label, href }) => (
          <li key={href} className={styles.step}>
            <span className={styles.back} aria-hidden="true">
              <ChevronLeft16Regular />
            </span>
            <RouterLink className={styles.link} to={href}>
              {label}
            </RouterLink>
            <span className={styles.mark} aria-hidden="true">
              <ChevronRight16Regular />
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
