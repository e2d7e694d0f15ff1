// Not shared at run time, as the tabs: parts of a first screen that lead to the layers above the page only when they open.
export { LateConfirmDialog } from './late-confirm-dialog';
