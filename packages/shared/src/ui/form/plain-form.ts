// A door of its own, and the least that a first screen with a form needs: no dialogs, which lead to the layers above the
// page, and no other fields.
export { FieldPair, Form } from './form';
export type { FormProps } from './form';
export { PasswordField } from './password-field';
export type { PasswordFieldProps } from './password-field';
export { TextField } from './text-field';
export type { TextFieldProps } from './text-field';
export { FormFault } from './form-fault';
export { serverRefusal } from './server-refusal';
export type { Faults, Refusal } from './server-refusal';
export { useForm } from './use-form';
export type { EndableForm, FieldBinding, FormOptions, FormState } from './use-form';
