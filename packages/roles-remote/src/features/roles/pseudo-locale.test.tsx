import { act, waitFor } from '@testing-library/react';
import { openBoard } from '../../testing/board';

/** Names of people, roles and permissions are data, and stand in every language as they were typed. */
const DATA =
  /^(Picker|Shift Lead Team|Walks the aisles|[a-z]+_[a-z]+|(Ada|Alan|Grace) [A-Z][a-z]+|[A-Z]{1,2}|\S+@\S+)$/;

const isEnglish = (text: string) => /[a-z]/i.test(text) && !/[^ -~]/.test(text) && !DATA.test(text.trim());

function shownTexts(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('style, output')) texts.push(walker.currentNode.nodeValue ?? '');
  for (const element of root.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
  }
  return texts;
}

test('no word of the board stands outside of its catalogue', async () => {
  const { platform, container } = await openBoard({ viewport: { width: 1400, height: 900 } });
  expect(shownTexts(container).filter(isEnglish)).not.toEqual([]);
  await act(async () => platform.locale.set('en-XA'));
  await waitFor(() => expect(container.querySelector('h1')?.textContent).toMatch(/[^ -~]/));
  expect(shownTexts(container).filter(isEnglish)).toEqual([]);
  await act(async () => platform.locale.set('en-XB'));
  await waitFor(() => expect(container.querySelector('h1')?.textContent).toContain('\u202e'));
  // A mark of direction in our own words is meant: only what somebody typed is shown without.
  expect(shownTexts(container).filter((text) => text.includes('\ufffd'))).toEqual([]);
});
