import { bringInAdvance } from '@slotwise/shared/loading';
import { offeredDoors } from '../registry/offered-doors';

export const importSearchDialog = () => import(/* webpackChunkName: "search" */ '../search/search-dialog');
export const importSearchPage = () => import(/* webpackChunkName: "search-page" */ '../search/search-page');
export const importAskForAccess = () =>
  import(/* webpackChunkName: "access-requests" */ '../access-requests/ask-for-access');
export const importNotifications = () =>
  import(/* webpackChunkName: "notifications" */ '../notifications/notifications');
export const importNotificationChoices = () =>
  import(/* webpackChunkName: "notifications" */ '../notifications/choices');
/** It is asked for when nothing can be fetched. */
export const importWaitingList = () => import(/* webpackChunkName: "waiting-list" */ '../connection/waiting-list');
export const importPromptBox = () => import('../assistant/prompt-box');

/** The first screen is drawn by then, and its requests are on their way. */
const AFTER_MS = 3000;

/**
 * Brings the parts of the shell that open later once the page has settled, and the modules that it offers to remotes: a
 * deployment of the shell may delete their files while the page is open. Returns a function that gives it up.
 */
export function bringLaterParts(): () => void {
  let end: (() => void) | undefined;
  const bring = () => {
    end = bringInAdvance(() =>
      Promise.all([
        ...[importSearchDialog, importSearchPage, importPromptBox, importNotifications, importWaitingList].map((open) =>
          open(),
        ),
        ...Object.values(offeredDoors).map((open) => open()),
      ]),
    );
  };
  const timer = setTimeout(
    () => ('requestIdleCallback' in globalThis ? requestIdleCallback(bring) : bring()),
    AFTER_MS,
  );
  return () => {
    clearTimeout(timer);
    end?.();
  };
}
