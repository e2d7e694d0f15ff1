import type { Permission } from '@slotwise/contract';
import { Badge, makeStyles, mergeClasses, shorthands, tokens } from '@slotwise/shared/ui';
import { ChipRow } from './chip-row';
import { categoryColor } from '../../model/category-color';
import type { CategoryColor } from '../../model/category-color';

const AT_FIRST = 8;

const useStyles = makeStyles({
  badge: {
    maxWidth: '100%',
    fontWeight: tokens.fontWeightRegular,
    // Seen in high contrast alone, where all backgrounds are black.
    ...shorthands.borderColor(tokens.colorTransparentStroke),
  },
});

const useColors = makeStyles({
  avatar: {
    backgroundColor: tokens.colorPaletteLavenderBackground2,
    color: tokens.colorPaletteLavenderForeground2,
  },
  invitations: {
    backgroundColor: tokens.colorPaletteMarigoldBackground2,
    color: tokens.colorPaletteMarigoldForeground2,
  },
  roles: {
    backgroundColor: tokens.colorPaletteTealBackground2,
    color: tokens.colorPaletteTealForeground2,
  },
  other: { backgroundColor: tokens.colorNeutralBackground4, color: tokens.colorNeutralForeground2 },
} satisfies Record<CategoryColor, unknown>);

/** What a role may do. The colour repeats the category; the name says it. */
export function PermissionBadges({ permissions }: { permissions: readonly Permission[] }) {
  const styles = useStyles();
  const colors = useColors();
  return (
    <ChipRow label="Permissions" items={permissions} atFirst={AT_FIRST} empty="Holds no permission yet.">
      {({ name, category }) => (
        <Badge
          appearance="tint"
          shape="rounded"
          title={`Category: ${category}`}
          className={mergeClasses(styles.badge, colors[categoryColor(category)])}
        >
          {name}
        </Badge>
      )}
    </ChipRow>
  );
}
