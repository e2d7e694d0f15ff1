// A file of its own: the dashboard offers it on its first screen, which needs no dialog.
export { NameDialog as default } from '@slotwise/shared/ui/form';
