/** Gives a box of text the focus, and puts the caret behind what stands in it, so that typing goes on there. */
export function takeFocusAtEnd(box: HTMLInputElement | null): void {
  if (!box) return;
  box.focus();
  box.setSelectionRange(box.value.length, box.value.length);
}
