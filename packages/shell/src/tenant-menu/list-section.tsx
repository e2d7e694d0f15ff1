import type { PermissionName } from '@slotwise/contract';
import { InitialsAvatar } from '@slotwise/shared/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useKnownCount } from './list-read';
import { MenuList, type MenuListProps } from './menu-list';
import { MenuSection } from './menu-section';

export interface ListSectionProps<T extends { id: string }> extends MenuListProps<T> {
  icon: ReactElement;
  permission: PermissionName;
  /** List that the header counts, if it is not the one shown. */
  counted?: MenuListProps<T>['list'];
  open: boolean;
  onToggle: () => void;
  /** A button at the end of the header. */
  action?: ReactNode;
  /** Above the list, and below it. */
  head?: ReactNode;
  foot?: ReactNode;
}

/** One submenu that holds one of the tenant's lists. */
export function ListSection<T extends { id: string }>(props: ListSectionProps<T>) {
  const { icon, permission, counted, open, onToggle, action, head, foot, ...list } = props;
  return (
    <MenuSection
      label={list.label}
      icon={icon}
      permission={permission}
      count={useKnownCount(counted ?? list.list)}
      open={open}
      onToggle={onToggle}
      action={action}
    >
      {head}
      <MenuList {...list} />
      {foot}
    </MenuSection>
  );
}

/** Keeps one submenu open at a time: state and setters of a section, by its name. */
export function useSections<Name extends string>() {
  const [open, setOpen] = useState<Name | null>(null);
  return (name: Name) => ({ open: open === name, onToggle: () => setOpen(open === name ? null : name) });
}

interface Faced {
  name: string;
  avatarURL: string | null;
}
/** The face of a role or a company in a list. */
export const squareFace = ({ name, avatarURL }: Faced, initials?: 'letters') => (
  <InitialsAvatar name={name} image={avatarURL} size={24} shape="square" {...(initials ? { initials } : {})} />
);
