export { focusPage } from './focus-page';
