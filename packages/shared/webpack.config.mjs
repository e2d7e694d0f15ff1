export { parts as default } from '@slotwise/tooling/webpack';
