import type { RemoteManifest } from '@slotwise/contract';
import {
  Board20Filled,
  Board20Regular,
  Box20Filled,
  Box20Regular,
  Building20Filled,
  Building20Regular,
  DataTrending20Filled,
  DataTrending20Regular,
  Grid20Filled,
  Grid20Regular,
  LayoutRowTwo20Filled,
  LayoutRowTwo20Regular,
  Mail20Filled,
  Mail20Regular,
  People20Filled,
  People20Regular,
  PlugDisconnected20Filled,
  PlugDisconnected20Regular,
  Settings20Filled,
  Settings20Regular,
  Shield20Filled,
  Shield20Regular,
} from '@slotwise/shared/ui/icons';
import type { ComponentType } from 'react';

type IconName = RemoteManifest['navigation'][number]['icon'];

/** Outline and, for the active item, solid. */
const icons: Readonly<Record<IconName, readonly [ComponentType, ComponentType]>> = {
  board: [Board20Regular, Board20Filled],
  slots: [LayoutRowTwo20Regular, LayoutRowTwo20Filled],
  box: [Box20Regular, Box20Filled],
  shield: [Shield20Regular, Shield20Filled],
  mail: [Mail20Regular, Mail20Filled],
  people: [People20Regular, People20Filled],
  chart: [DataTrending20Regular, DataTrending20Filled],
  plug: [PlugDisconnected20Regular, PlugDisconnected20Filled],
  building: [Building20Regular, Building20Filled],
  settings: [Settings20Regular, Settings20Filled],
  app: [Grid20Regular, Grid20Filled],
};

export function NavigationIcon({ name, active }: { name: IconName; active: boolean }) {
  const [Outline, Solid] = icons[name];
  return active ? <Solid /> : <Outline />;
}
