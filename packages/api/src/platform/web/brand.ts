/** The product's mark, as its screens draw it. */
export const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">' +
  '<rect width="32" height="32" rx="7" fill="#0f6c7a"/>' +
  '<path fill="#fff" d="M7 9.5A2.5 2.5 0 0 1 9.5 7h14a1.5 1.5 0 0 1 1.5 1.5v2a1.5 1.5 0 0 1-1.5 1.5H12v5a1.5 1.5 0 0 1-1.5 1.5h-2A1.5 1.5 0 0 1 7 17z"/>' +
  '<path fill="#fff" d="M25 22.5a2.5 2.5 0 0 1-2.5 2.5h-14A1.5 1.5 0 0 1 7 23.5v-2A1.5 1.5 0 0 1 8.5 20H20v-5a1.5 1.5 0 0 1 1.5-1.5h2A1.5 1.5 0 0 1 25 15z"/>' +
  '<rect x="13.5" y="13.5" width="5" height="5" rx="1.25" fill="#5dbccd"/></svg>';

/** The colours of pages that the server draws itself: those of the screens' themes, by the same names of roles. */
export const COLORS = `:root{color-scheme:light dark;--page:#fafafa;--card:#fff;--text:#242424;--quiet:#616161;--line:#e0e0e0;--brand:#0f6c7a}
@media (prefers-color-scheme:dark){:root{--page:#1f1f1f;--card:#292929;--text:#fff;--quiet:#adadad;--line:#525252;--brand:#39b1c5}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:14px/20px 'Segoe UI Variable','Segoe UI',Inter,system-ui,sans-serif}
a{color:var(--brand)}`;
