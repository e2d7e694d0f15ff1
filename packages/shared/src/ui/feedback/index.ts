// Shared at run time: how every screen says what state things are in and how they went.
export { Banner } from './banner';
export type { BannerProps } from './banner';
export { SavedMark } from './saved-mark';
export type { SavedMarkProps, Saving } from './saved-mark';
export { StateBadge } from './state-badge';
export type { StateBadgeProps } from './state-badge';
export { STATE_LOOKS } from './state-looks';
export type { StateName } from './state-looks';
export { NoticeToast, useNotices } from './use-notices';
export { useSavedInPlace } from './use-saved-in-place';
export { WorkTray } from './work-tray';
export type { Work, WorkTrayProps } from './work-tray';
