/** Dialogs that keep the focus until they are answered. */
export const MODAL = 'dialog[open], [aria-modal="true"]';
