export { shell as default } from '@slotwise/tooling/webpack';
