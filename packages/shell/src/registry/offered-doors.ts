/**
 * Doors of `shared` that remotes find in the page though the shell itself does not draw with them. A build offers what it
 * imports; they are loaded when a remote asks for them, or once the page has settled.
 */
export const offeredDoors = {
  page: () => import('@slotwise/shared/ui/page'),
  feedback: () => import('@slotwise/shared/ui/feedback'),
  plainForm: () => import('@slotwise/shared/ui/plain-form'),
  form: () => import('@slotwise/shared/ui/form'),
  list: () => import('@slotwise/shared/ui/list'),
  table: () => import('@slotwise/shared/ui/table'),
};
