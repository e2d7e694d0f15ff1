import { MARK } from './brand';

/** What browsers and crawlers ask for unasked. */
export const ROBOTS = { type: 'text/plain; charset=utf-8', text: 'User-agent: *\nDisallow: /api/\n' };

/** The product's mark, for programs that did not read the page's own icon. */
export const FAVICON = { type: 'image/svg+xml', text: MARK };
