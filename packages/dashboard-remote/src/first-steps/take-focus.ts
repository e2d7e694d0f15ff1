/** For a button that stands where another one was pressed and has gone. */
export const takeFocus = (button: HTMLElement | null): void => button?.focus();
