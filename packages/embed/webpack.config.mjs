export { embed as default } from '@slotwise/tooling/webpack';
