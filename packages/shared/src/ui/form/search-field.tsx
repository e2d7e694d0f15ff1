import { makeStyles, mergeClasses, SearchBox } from '@fluentui/react-components';
import type { SearchBoxProps } from '@fluentui/react-components';
import { sharedWords } from '@slotwise/shared/words';
import type { Ref } from 'react';

const useStyles = makeStyles({
  root: { minWidth: 'min(12rem, 100%)', maxWidth: '24rem', flexGrow: 1 },
});

export interface SearchFieldProps extends Omit<
  SearchBoxProps,
  'onChange' | 'value' | 'defaultValue' | 'dismiss' | 'ref'
> {
  ref?: Ref<HTMLInputElement>;
  /** Also the accessible name, unless `aria-label` gives another. */
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search box that reports its text; Escape or its cross empties it. */
export function SearchField({ value, onChange, className, placeholder, ...props }: SearchFieldProps) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  return (
    <SearchBox
      aria-label={placeholder}
      {...props}
      placeholder={placeholder}
      className={mergeClasses(styles.root, className)}
      value={value}
      dismiss={{ 'aria-label': t('search.clear') }}
      onChange={(_event, data) => onChange(data.value)}
    />
  );
}
