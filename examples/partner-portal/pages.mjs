/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

/**
 * The portal's screens that are remotes of Slotwise.
 * @type {Record<string, { remote: string, path?: string, title: string, lead: string }>}
 */
export const SCREENS = {
  '/team': { remote: 'roles', title: 'Team access', lead: 'Who in your company may do what in the warehouse.' },
  '/invitations': {
    remote: 'invitations',
    title: 'Invitations',
    lead: 'Bring colleagues in, and see who has answered.',
  },
  '/figures': {
    remote: 'dashboard',
    path: '/dashboard',
    title: 'Figures',
    lead: 'How your warehouse does, as it happens.',
  },
  '/stock': {
    remote: 'dashboard',
    path: '/inventory/skus',
    title: 'Stock',
    lead: 'What of each of your products lies where.',
  },
  '/floor': {
    remote: 'dashboard',
    path: '/inventory/floor',
    title: 'Floor',
    lead: 'Receive, put away, move and count, with a scanner.',
  },
};

/** @typedef {{ email: string, name: string, note: string }} Person */

/** @param {string} title */
const head = (title, more = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Northgate Freight</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/portal.css">${more}</head>`;

const brand = `<a class="brand" href="/team"><span class="mark" aria-hidden="true"></span>Northgate Freight</a>`;

/** @param {Person[]} people */
export const loginPage = (people) => `${head('Sign in')}
<body class="entrance"><main class="card">
${brand}
<h1>Customer portal</h1>
<p>Pick a customer of Alderbrook. A real portal would ask for a password here.</p>
<form method="post" action="/login">
${people
  .map(
    ({ email, name, note }) =>
      `<button name="email" value="${escape(email)}"><strong>${escape(name)}</strong><span>${escape(note)}</span></button>`,
  )
  .join('\n')}
</form></main></body></html>`;

/** @param {string} address @param {string} current @param {string} text */
const link = (address, current, text) =>
  `<a href="${address}"${address === current ? ' aria-current="page"' : ''}>${escape(text)}</a>`;

/** @param {string} address @param {Person} person @param {string} slotwise where it is */
export const screenPage = (address, person, slotwise) => {
  const screen = SCREENS[address];
  if (!screen) throw new Error(`The portal has no ${address}.`);
  const { remote, path, title, lead } = screen;
  return `${head(title, `<script src="${escape(slotwise)}/embed.js" async></script><script src="/portal.js" defer></script>`)}
<body>
<header class="bar">${brand}
<nav aria-label="Portal">${Object.entries(SCREENS)
    .map(([each, { title: text }]) => link(each, address, text))
    .join('')}</nav>
<form class="who" method="post" action="/logout"><span>${escape(person.name)}</span><button>Sign out</button></form>
</header>
<main>
<div class="title"><div><h1>${escape(title)}</h1><p>${escape(lead)}</p></div>
<div class="choices">
<label>Theme <select id="theme"><option value="light">Light</option><option value="dark">Dark</option></select></label>
<label>Isolation <select id="isolation"><option value="shadow">Shadow root</option><option value="iframe">Frame</option></select></label>
</div></div>
<p id="status" role="status" hidden></p>
<slotwise-remote name="${remote}"${path ? ` path="${path}"` : ''} theme="light" height="38rem"></slotwise-remote>
</main>
<footer>Northgate Freight is an example. The panel above is a remote of Slotwise, in this page by one script and one element.</footer>
</body></html>`;
};
