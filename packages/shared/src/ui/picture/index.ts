// Not shared at run time: whoever changes pictures brings it when the dialog is opened.
export { PictureDialog } from './picture-dialog';
export type { PictureDialogProps } from './picture-dialog';
