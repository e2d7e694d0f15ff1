// Shared at run time: the one form and the one dialog of every screen.
export { ChecksField, RadioField } from './choice-field';
export type { Choice, ChecksFieldProps, RadioFieldProps } from './choice-field';
export { FormDialog } from './form-dialog';
export type { FormDialogProps } from './form-dialog';
export { NameDialog } from './name-dialog';
export type { NameDialogProps } from './name-dialog';
export { SecretDialog } from './secret-dialog';
export type { SecretDialogProps } from './secret-dialog';
export { TopicsField } from './topics-field';
export type { TopicOfChoices, TopicsFieldProps } from './topics-field';
export { useCopy } from './use-copy';
export { FieldPair, Form, FormFault, serverRefusal, useForm } from './plain-form';
export type { EndableForm, Faults, FieldBinding, FormOptions, FormProps, FormState, Refusal } from './plain-form';
