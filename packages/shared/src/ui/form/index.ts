// Shared at run time: the one form and the one dialog of every screen.
export { ChecksField, RadioField } from './choice-field';
export type { Choice, ChecksFieldProps, RadioFieldProps } from './choice-field';
export { FieldPair, Form } from './form';
export type { FormProps } from './form';
export { FormDialog } from './form-dialog';
export type { FormDialogProps } from './form-dialog';
export { FormFault } from './form-fault';
export { NameDialog } from './name-dialog';
export type { NameDialogProps } from './name-dialog';
export { SecretDialog } from './secret-dialog';
export type { SecretDialogProps } from './secret-dialog';
export { serverRefusal } from './server-refusal';
export type { Faults, Refusal } from './server-refusal';
export { useCopy } from './use-copy';
export { useForm } from './use-form';
export type { FieldBinding, FormOptions, FormState } from './use-form';
