import { MARK } from './brand';

/** Files that browsers and crawlers request by themselves. */
export const ROBOTS = { type: 'text/plain; charset=utf-8', text: 'User-agent: *\nDisallow: /api/\n' };

/** The product's mark, for programs that did not read the page's own icon. */
export const FAVICON = { type: 'image/svg+xml', text: MARK };
