/** Whether nothing has the focus. Inside a shadow root that alone says nothing: the page around it may have it. */
export function isFocusLost(root: Document | ShadowRoot): boolean {
  const { activeElement, body } = root instanceof ShadowRoot ? root.ownerDocument : root;
  const nowhere = activeElement === null || activeElement === body;
  return nowhere || (root instanceof ShadowRoot && activeElement === root.host && root.activeElement === null);
}
