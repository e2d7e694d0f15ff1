export {
  Badge,
  Body1,
  Body1Strong,
  Body1Stronger,
  Body2,
  Button,
  Caption1,
  Caption1Strong,
  Caption2,
  CounterBadge,
  createCustomFocusIndicatorStyle,
  createDOMRenderer,
  createFocusOutlineStyle,
  Display,
  Divider,
  FluentProvider,
  IdPrefixProvider,
  LargeTitle,
  Link,
  makeResetStyles,
  makeStaticStyles,
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  PortalMountNodeProvider,
  RendererProvider,
  shorthands,
  Skeleton,
  SkeletonItem,
  Spinner,
  Subtitle1,
  Subtitle2,
  Subtitle2Stronger,
  Text,
  Title1,
  Title2,
  Title3,
  ToggleButton,
  tokens,
  useFluent,
  useId,
  useMergedRefs,
} from '@fluentui/react-components';
export type {
  BadgeProps,
  ButtonProps,
  FluentProviderProps,
  GriffelStyle,
  LinkProps,
  MessageBarProps,
  SpinnerProps,
  TextProps,
  Theme,
} from '@fluentui/react-components';
export { createShadowDOMRenderer } from '@griffel/shadow-dom';

export { ActiveFilters } from './active-filters';
export type { ActiveFilter, ActiveFiltersProps } from './active-filters';
export { Announcer, useAnnounce } from './announcer';
export { AppProviders } from './app-providers';
export type { AppProvidersProps } from './app-providers';
export { Card, CardHeader } from './card';
export type { CardHeaderProps } from './card';
export { DangerButton } from './danger-button';
export { EmptyState } from './empty-state';
export type { EmptyStateProps } from './empty-state';
export { ErrorState } from './error-state';
export type { ErrorStateProps } from './error-state';
export { InitialsAvatar, initialsOf, leadingLettersOf } from './initials-avatar';
export type { InitialsAvatarProps } from './initials-avatar';
export { LineDrawing } from './line-drawing';
export type { DrawingName } from './line-drawing';
export { ListSkeleton } from './list-skeleton';
export type { ListSkeletonProps } from './list-skeleton';
export { LiveDot } from './live-dot';
export type { LiveState } from './live-dot';
export { Logo } from './logo';
export { media } from './media';
export { NoPermissionState } from './no-permission-state';
export type { NoPermissionStateProps } from './no-permission-state';
export { Page, PageContent } from './page-content';
export { PageHeader } from './page-header';
export type { PageHeaderProps } from './page-header';
export { PageToolbar } from './page-toolbar';
export { StatusBadge } from './status-badge';
export type { StatusBadgeProps, StatusTone } from './status-badge';
export { darkTheme, highContrastTheme, lightTheme, sizes, themeFor, themes } from './theme';
export type { Density, SlotwiseTheme, ThemeName } from './theme';
export { Tooltip } from './tooltip';
export { VisuallyHidden } from './visually-hidden';
export { WrittenText } from './written-text';
export type { WrittenTextProps } from './written-text';
