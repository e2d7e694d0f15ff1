import { bringIntoView } from './bring-into-view';

/** Drawings that a card is waited for: a long list draws it only once it has been scrolled there. */
const DRAWINGS = 30;

/** Shows the draft of a role that the list has been scrolled to, whole and below the filters, with the focus in it. */
export function revealDraft(section: HTMLElement, roleID: string, drawings = DRAWINGS): void {
  requestAnimationFrame(() => {
    const card = section.querySelector<HTMLElement>(`#${CSS.escape(`role-card-${roleID}`)}`);
    if (card) {
      bringIntoView(card);
      card.querySelector<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
    }
    // Once more when its neighbours have been measured, which may have moved it.
    if (drawings > (card ? DRAWINGS - 2 : 0)) revealDraft(section, roleID, card ? DRAWINGS - 2 : drawings - 1);
  });
}
