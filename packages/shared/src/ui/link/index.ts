// Not shared at run time: the few bytes of a link come with the remote that draws it.
export { RecordLink, ScreenLink } from './screen-link';
export { useFollow } from './use-follow';
