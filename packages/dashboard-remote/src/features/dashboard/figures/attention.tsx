import type { Overview } from '@slotwise/contract';
import { useExtensions } from '@slotwise/shared/remote';
import { Card, CardHeader, makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { OpenScreenLink } from '../../../open-link';
import { attentionOf } from './model/attention';
import { useWords } from './words';

/** Something that can be acted on: a link, or the failure of what another remote brings, with Retry. */
const FAILED = ':has([role="alert"])';
const EMPTY = `:not(:has(a)):not(${FAILED})`;

const useStyles = makeStyles({
  card: { padding: '16px', [`& ul:has(a) + p, & ul${FAILED} + p`]: { display: 'none' } },
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  // Rows of other remotes draw nothing while nothing waits, and the page is not told when that changes.
  ifFilled: { [`&${EMPTY}`]: { display: 'none' } },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  link: { color: tokens.colorBrandForegroundLink },
});

/**
 * Work that needs somebody, each kind of it with the list that it stands on, and below it what other remotes bring to
 * `dashboard.need`: a link each, or nothing.
 * @param overview left out for who sees no stock: the card is there while others bring something
 */
export function Attention({ overview }: { overview: Overview | undefined }) {
  const styles = useStyles();
  const { t } = useWords();
  const brought = useExtensions('dashboard.need');
  const needs = overview ? attentionOf(overview) : [];
  if (!overview && brought.length === 0) return null;
  return (
    <Card
      role="region"
      aria-label={t('attention.title')}
      className={mergeClasses(styles.card, !overview && styles.ifFilled)}
    >
      <CardHeader header={t('attention.title')} level={2} />
      <ul className={mergeClasses(styles.list, needs.length === 0 && styles.ifFilled)}>
        {needs.map(({ what, count, href }) => (
          <li key={what}>
            <OpenScreenLink to={href} className={styles.link}>
              {t(`attention.${what}`, { count })}
            </OpenScreenLink>
          </li>
        ))}
        {brought.map(({ remote, title, Component }) => (
          <li key={`${remote} ${title}`} className={styles.ifFilled}>
            <Component fallback={null} />
          </li>
        ))}
      </ul>
      {overview && needs.length === 0 && <p className={styles.none}>{t('attention.none')}</p>}
    </Card>
  );
}
