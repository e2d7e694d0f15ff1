import { Button, makeStyles, media, PageToolbar, Subtitle2, Text, tokens, Tooltip } from '@slotwise/shared/ui';
import { SearchField } from '@slotwise/shared/ui/forms';
import { Grid20Regular, TextBulletListLtr20Regular } from '@slotwise/shared/ui/icons';
import type { Layout } from './use-layout-choice';

const useStyles = makeStyles({
  title: { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: '8px', marginInlineEnd: '8px' },
  heading: { margin: 0 },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // Below this width both layouts are one column, so there is nothing to switch.
  toggle: { marginInlineStart: 'auto', [media.belowMd]: { display: 'none' } },
});

interface RolesToolbarProps {
  shown: number;
  total: number;
  term: string;
  onTerm: (term: string) => void;
  layout: Layout;
  onToggleLayout: () => void;
}

export function RolesToolbar({ shown, total, term, onTerm, layout, onToggleLayout }: RolesToolbarProps) {
  const styles = useStyles();
  const switchTo = layout === 'grid' ? 'Switch to List View' : 'Switch to Grid View';
  return (
    <PageToolbar label="Find roles">
      <div className={styles.title}>
        <Subtitle2 as="h2" className={styles.heading}>
          Roles
        </Subtitle2>
        <Text className={styles.count} aria-live="polite">
          {shown} of {total} roles
        </Text>
      </div>
      <SearchField placeholder="Search roles..." value={term} onChange={onTerm} />
      <Tooltip content={switchTo} relationship="label">
        <Button
          className={styles.toggle}
          appearance="subtle"
          icon={layout === 'grid' ? <TextBulletListLtr20Regular /> : <Grid20Regular />}
          onClick={onToggleLayout}
        />
      </Tooltip>
    </PageToolbar>
  );
}
