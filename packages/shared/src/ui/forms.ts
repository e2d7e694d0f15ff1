export {
  Checkbox,
  Field,
  Input,
  Label,
  Radio,
  RadioGroup,
  SearchBox,
  Select,
  Switch,
  Textarea,
} from '@fluentui/react-components';
export type {
  CheckboxOnChangeData,
  CheckboxProps,
  FieldProps,
  InputOnChangeData,
  InputProps,
  RadioGroupOnChangeData,
  SelectProps,
  SwitchOnChangeData,
  SwitchProps,
  TextareaProps,
} from '@fluentui/react-components';
export { PasswordField } from './form/password-field';
export type { PasswordFieldProps } from './form/password-field';
export { SearchField } from './form/search-field';
export type { SearchFieldProps } from './form/search-field';
export { TextField } from './form/text-field';
export type { TextFieldProps } from './form/text-field';
export { TextAreaField } from './form/text-area-field';
export type { TextAreaFieldProps } from './form/text-area-field';
