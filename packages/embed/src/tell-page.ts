import type { SlotwiseRemoteDetails } from './element';

/** Tells the page around the element. @returns false if the page took it over with `preventDefault()` */
export function tellPage<E extends keyof SlotwiseRemoteDetails>(
  element: HTMLElement,
  event: E,
  detail: SlotwiseRemoteDetails[E],
  { cancelable = false } = {},
): boolean {
  return element.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true, cancelable }));
}
