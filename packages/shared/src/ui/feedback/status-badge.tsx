import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import {
  CheckmarkCircle16Regular,
  Circle16Regular,
  Clock16Regular,
  ErrorCircle16Regular,
  Info16Regular,
  Warning16Regular,
} from '../icons';

export type StatusTone = 'neutral' | 'brand' | 'pending' | 'info' | 'success' | 'warning' | 'danger';

const icons: Readonly<Record<StatusTone, ReactElement>> = {
  neutral: <Circle16Regular />,
  brand: <Circle16Regular />,
  pending: <Clock16Regular />,
  info: <Info16Regular />,
  success: <CheckmarkCircle16Regular />,
  warning: <Warning16Regular />,
  danger: <ErrorCircle16Regular />,
};

const neutral = { backgroundColor: tokens.colorNeutralBackground6, color: tokens.colorNeutralForeground2 };
const brand = { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 };

const useStyles = makeStyles({
  // The border is transparent except in high contrast, where the backgrounds are all alike.
  root: {
    whiteSpace: 'nowrap',
    flexShrink: 0,
    '::after': {
      borderTopColor: tokens.colorTransparentStroke,
      borderRightColor: tokens.colorTransparentStroke,
      borderBottomColor: tokens.colorTransparentStroke,
      borderLeftColor: tokens.colorTransparentStroke,
    },
  },
  neutral,
  info: neutral,
  brand,
  pending: brand,
  success: { backgroundColor: tokens.colorStatusSuccessBackground1, color: tokens.colorStatusSuccessForeground1 },
  warning: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorStatusWarningForeground1 },
  danger: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
});

export interface StatusBadgeProps {
  tone: StatusTone;
  /** The state in a word; colour and icon only repeat it. */
  label: string;
  /** Replaces the tone's own icon. */
  icon?: ReactElement;
  className?: string;
}

export function StatusBadge({ tone, label, icon, className }: StatusBadgeProps) {
  const styles = useStyles();
  return (
    <Badge
      appearance="tint"
      shape="rounded"
      icon={icon ?? icons[tone]}
      className={mergeClasses(styles.root, styles[tone], className)}
    >
      {label}
    </Badge>
  );
}
