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

export { ActiveFilters } from './list/active-filters';
export type { ActiveFilter, ActiveFiltersProps } from './list/active-filters';
export { Announcer, useAnnounce } from './announcer';
export { AppProviders } from './app-providers';
export type { AppProvidersProps } from './app-providers';
export { Card, CardHeader } from './page/card';
export type { CardHeaderProps } from './page/card';
export { DangerButton } from './feedback/danger-button';
export { EmptyState } from './feedback/empty-state';
export type { EmptyStateProps } from './feedback/empty-state';
export { ErrorState } from './feedback/error-state';
export type { ErrorStateProps } from './feedback/error-state';
export { NamedPermission } from './named-permission';
export { InitialsAvatar, initialsOf, leadingLettersOf } from './initials-avatar';
export type { InitialsAvatarProps } from './initials-avatar';
export { LineDrawing } from './feedback/line-drawing';
export type { DrawingName } from './feedback/line-drawing';
export { ListSkeleton } from './page/list-skeleton';
export type { ListSkeletonProps } from './page/list-skeleton';
export { LiveDot } from './feedback/live-dot';
export type { LiveState } from './feedback/live-dot';
export { Logo } from './logo';
export { media } from './media';
export { NoPermissionState } from './feedback/no-permission-state';
export type { NoPermissionStateProps } from './feedback/no-permission-state';
export { Page, PageContent } from './page/page-content';
export type { ContentWidth } from './page/page-content';
export { PageHeader } from './page/page-header';
export type { PageHeaderProps } from './page/page-header';
export { UnknownPage } from './page/unknown-page';
export type { UnknownPageProps } from './page/unknown-page';
export { ContentSkeleton, PageSkeleton } from './page/page-skeleton';
export type { PageShape } from './page/page-skeleton';
export { PageToolbar } from './page/page-toolbar';
export { StatusBadge } from './feedback/status-badge';
export type { StatusBadgeProps, StatusTone } from './feedback/status-badge';
export { chartColors, darkTheme, highContrastTheme, lightTheme, sizes, themeFor, themes } from './theme';
export type { Density, SlotwiseTheme, ThemeName } from './theme';
export { Tooltip } from './tooltip';
export { VisuallyHidden } from './visually-hidden';
export { WrittenText } from './written-text';
export type { WrittenTextProps } from './written-text';
