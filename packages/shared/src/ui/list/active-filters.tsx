import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { sharedWords } from '@slotwise/shared/words';
import { useRef } from 'react';
import { Dismiss16Regular } from '../icons';
import { VisuallyHidden } from '../visually-hidden';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', width: '100%', minWidth: 0 },
  lead: { color: tokens.colorNeutralForeground3 },
  chip: { minWidth: 0, maxWidth: '100%', paddingBlock: 0, minHeight: '24px', fontWeight: tokens.fontWeightRegular },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '16rem' },
});

export interface ActiveFilter {
  key: string;
  /** "Status: Pending". */
  label: string;
  onRemove: () => void;
}

export interface ActiveFiltersProps {
  /** Without any, nothing is shown. */
  filters: readonly ActiveFilter[];
  onClear: () => void;
  /** Called when the last one is gone, and the focus with it: give it a new place. */
  onEmpty: () => void;
}

/** Active filters of a list, each as a chip that removes itself. */
export function ActiveFilters({ filters, onClear, onEmpty }: ActiveFiltersProps) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const chips = useRef(new Map<string, HTMLButtonElement>());
  if (filters.length === 0) return null;

  const remove = (at: number) => {
    filters[at]?.onRemove();
    const heir = filters[at + 1] ?? filters[at - 1];
    if (heir) chips.current.get(heir.key)?.focus();
    else onEmpty();
  };
  return (
    <div className={styles.root} data-prints="" role="group" aria-label={t('filters.active')}>
      <Text size={200} className={styles.lead}>
        {t('filters.lead')}
      </Text>
      {filters.map(({ key, label }, at) => (
        <Button
          key={key}
          ref={(chip: HTMLButtonElement | null) => {
            if (chip) chips.current.set(key, chip);
            else chips.current.delete(key);
          }}
          size="small"
          shape="circular"
          iconPosition="after"
          icon={<Dismiss16Regular />}
          className={styles.chip}
          data-prints=""
          onClick={() => remove(at)}
        >
          <bdi className={styles.text}>{label}</bdi>
          <VisuallyHidden>{t('filters.remove')}</VisuallyHidden>
        </Button>
      ))}
      {filters.length > 1 && (
        <Button
          size="small"
          appearance="subtle"
          onClick={() => {
            onClear();
            onEmpty();
          }}
        >
          {t('filters.clear')}
        </Button>
      )}
    </div>
  );
}
