export { remote as default } from '@slotwise/tooling/webpack';
