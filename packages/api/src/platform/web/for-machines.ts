/** What browsers and crawlers ask for unasked. */
export const ROBOTS = { type: 'text/plain; charset=utf-8', text: 'User-agent: *\nDisallow: /api/\n' };

/** The logo, for programs that did not read the page's own icon. */
export const FAVICON = {
  type: 'image/svg+xml',
  text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0f6c7a"/>
<g fill="#fff">
<rect x="7" y="7" width="8" height="5" rx="1.25"/>
<rect x="17" y="7" width="8" height="5" rx="1.25" opacity=".55"/>
<rect x="7" y="13.5" width="8" height="5" rx="1.25" opacity=".8"/>
<rect x="17" y="13.5" width="8" height="5" rx="1.25" opacity=".8"/>
<rect x="7" y="20" width="8" height="5" rx="1.25" opacity=".55"/>
<rect x="17" y="20" width="8" height="5" rx="1.25"/></g></svg>`,
};
