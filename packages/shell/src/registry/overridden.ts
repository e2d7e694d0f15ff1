import type { RegistryEntry } from '@slotwise/contract';

const overridden = new WeakSet<RegistryEntry>();

/** Said of entries that this page made for overrides, and of none that came from a registry, whatever is written in it. */
export const markOverridden = (entry: RegistryEntry): void => void overridden.add(entry);

/** Whether the entry is a developer's own: its files are not checked. */
export const isOverridden = (entry: RegistryEntry): boolean => overridden.has(entry);
