// @ts-check
/** @typedef {import('@slotwise/platform').SlotwiseRemoteElement} SlotwiseRemoteElement */

const remote = /** @type {SlotwiseRemoteElement} */ (document.querySelector('slotwise-remote'));
const note = /** @type {HTMLElement} */ (document.querySelector('#status'));
const theme = /** @type {HTMLSelectElement} */ (document.querySelector('#theme'));
const isolation = /** @type {HTMLSelectElement} */ (document.querySelector('#isolation'));

/** Asked of our own server, which knows who is signed in here and holds the partner key. */
remote.fetchToken = async () => {
  const answer = await fetch('/slotwise-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote: remote.getAttribute('name') }),
  });
  const content = await answer.json();
  if (!answer.ok) throw new Error(content.message);
  return content;
};

const choose = () => {
  document.documentElement.dataset.theme = theme.value;
  remote.setAttribute('theme', theme.value);
  remote.setAttribute('isolation', isolation.value);
};
// The choices stand in the address: the portal stores nothing either.
const asked = new URLSearchParams(location.search);
for (const control of [theme, isolation]) {
  const wanted = asked.get(control.id);
  if (wanted !== null && [...control.options].some(({ value }) => value === wanted)) control.value = wanted;
  control.addEventListener('change', () => {
    asked.set(control.id, control.value);
    history.replaceState(null, '', `?${asked}`);
    choose();
  });
}
choose();

/**
 * The remote's own addresses, and those in this portal.
 * @type {Record<string, string | undefined>}
 */
const PLACES = {
  '/roles': '/team',
  '/invitations': '/invitations',
  '/dashboard': '/figures',
  '/inventory/floor': '/floor',
};
remote.addEventListener('slotwise:navigate', ({ detail }) => {
  const { pathname, search } = new URL(detail.to, location.href);
  const place = PLACES[pathname];
  if (place) location.assign(place + location.search);
  // Of the inventory this portal has every screen, in the panel in which it was asked for.
  else if (pathname.startsWith('/inventory')) remote.setAttribute('path', pathname + search);
});
remote.addEventListener('slotwise:error', ({ detail }) => {
  note.hidden = false;
  note.textContent = `The panel is not available right now (${detail.code}). The rest of the portal works.`;
});
remote.addEventListener('slotwise:mounted', () => {
  note.hidden = true;
});
