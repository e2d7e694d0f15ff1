export {
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderNavigation,
  DrawerHeaderTitle,
  Menu,
  MenuButton,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuTrigger,
  OverlayDrawer,
  Popover,
  PopoverTrigger,
  Portal,
  Toast,
  ToastBody,
  Toaster,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  useArrowNavigationGroup,
  useFocusFinders,
  useRestoreFocusSource,
  useRestoreFocusTarget,
  useToastController,
} from '@fluentui/react-components';
export type {
  DialogOpenChangeData,
  DialogOpenChangeEvent,
  DialogProps,
  MenuCheckedValueChangeData,
  MenuItemProps,
  MenuProps,
  PopoverProps,
  ToastIntent,
  ToastPosition,
  TooltipProps,
} from '@fluentui/react-components';
export { ConfirmDialog } from './feedback/confirm-dialog';
export type { ConfirmDialogProps, Confirmed } from './feedback/confirm-dialog';
export { isFocusLost } from './is-focus-lost';
export { ReturnFocus } from './return-focus';
export { DialogActions, DialogSurface, MenuPopover, PopoverSurface } from './surfaces';
export { Tooltip } from './tooltip';
// With the rest that stands above the page, so that a tooltip has no file of its own to wait for.
export { TooltipBubble } from './tooltip-bubble';
