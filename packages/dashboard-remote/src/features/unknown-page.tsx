export { UnknownPage as default } from '@slotwise/shared/ui';
