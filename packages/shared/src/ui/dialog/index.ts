// Not shared at run time, so that a remote under the shell of before has it.
export { ContentDialog } from './content-dialog';
export type { ContentDialogProps } from './content-dialog';
export { DialogFrame } from './dialog-frame';
export type { DialogFrameProps } from './dialog-frame';
