// Shared at run time: how every screen says what state things are in and how they went.
export { Banner } from './banner';
export type { BannerProps } from './banner';
export { OfflineNote } from './offline-note';
export type { OfflineNoteProps } from './offline-note';
export { SavedMark } from './saved-mark';
export type { SavedMarkProps, Saving } from './saved-mark';
export { StateBadge } from './state-badge';
export type { StateBadgeProps } from './state-badge';
export { STATE_LOOKS } from './state-looks';
export type { StateName } from './state-looks';
export { NoticeToast, useNotices } from './use-notices';
export type { NoticeContent } from './use-notices';
export { useSavedInPlace } from './use-saved-in-place';
export { createWorkStore } from './work/work-store';
export type { Progress, Work, WorkHandle, WorkOptions, WorkState, WorkStore } from './work/work-store';
export { WorkTray } from './work/work-tray';
export type { WorkTrayProps } from './work/work-tray';
