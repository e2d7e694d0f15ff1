import type { Permission } from '@slotwise/contract';
import { makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { categoryColor } from '../../model/category-color';
import type { CategoryColor } from '../../model/category-color';
import { useWords } from '../../words';

const useStyles = makeStyles({
  badge: {
    flexShrink: 0,
    paddingInline: '6px',
    borderRadius: tokens.borderRadiusSmall,
    // Seen in high contrast alone, where all backgrounds are black.
    border: `1px solid ${tokens.colorTransparentStroke}`,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase200,
  },
});

const useCategoryColors = makeStyles({
  avatar: {
    backgroundColor: tokens.colorPaletteLavenderBackground2,
    color: tokens.colorPaletteLavenderForeground2,
  },
  invitations: {
    backgroundColor: tokens.colorPaletteMarigoldBackground2,
    color: tokens.colorPaletteMarigoldForeground2,
  },
  roles: { backgroundColor: tokens.colorPaletteTealBackground2, color: tokens.colorPaletteTealForeground2 },
  other: { backgroundColor: tokens.colorNeutralBackground6, color: tokens.colorNeutralForeground2 },
} satisfies Record<CategoryColor, unknown>);

const useDotColors = makeStyles({
  avatar: { backgroundColor: tokens.colorPaletteLavenderBorderActive },
  inventory: { backgroundColor: tokens.colorPaletteForestBorderActive },
  invitations: { backgroundColor: tokens.colorPaletteMarigoldBorderActive },
  other: { backgroundColor: tokens.colorNeutralForeground3 },
  remotes: { backgroundColor: tokens.colorPaletteMagentaBorderActive },
  roles: { backgroundColor: tokens.colorPaletteTealBorderActive },
  slotting: { backgroundColor: tokens.colorPaletteRoyalBlueBorderActive },
  users: { backgroundColor: tokens.colorPalettePumpkinBorderActive },
  warehouses: { backgroundColor: tokens.colorPaletteBrownBorderActive },
});

/** Class of a dot in the colour of a category, quieter than a chip in it. One without a colour of its own has that of `other`. */
export function useCategoryDot(): (category: string) => string {
  const dots: Partial<Record<string, string>> & { other: string } = useDotColors();
  return (category) => dots[category] ?? dots.other;
}

/** The category of a permission, in words and in its colour. */
export function CategoryBadge({ category }: Pick<Permission, 'category'>) {
  const styles = useStyles();
  const colors = useCategoryColors();
  const { t } = useWords();
  return <span className={mergeClasses(styles.badge, colors[categoryColor(category)])}>{t(`badge.${category}`)}</span>;
}
