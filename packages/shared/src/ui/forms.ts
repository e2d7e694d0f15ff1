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
export { PasswordField } from './password-field';
export type { PasswordFieldProps } from './password-field';
export { SearchField } from './search-field';
export type { SearchFieldProps } from './search-field';
export { TextField } from './text-field';
export type { TextFieldProps } from './text-field';
export { TextAreaField } from './text-area-field';
export type { TextAreaFieldProps } from './text-area-field';
