// Not shared at run time: whoever takes files brings it with the page or the dialog that does.
export { FileDrop } from './file-drop';
export type { FileDropProps } from './file-drop';
