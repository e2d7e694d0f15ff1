import type { RegistryEntry } from '@slotwise/contract';

const unchecked = new WeakSet<RegistryEntry>();

/** Marks an entry that this page made for a developer's own build. No text in a registry can set this mark. */
export const markUnchecked = (entry: RegistryEntry): void => void unchecked.add(entry);

/** Whether the files of the entry are loaded without comparing hashes: they change while they are edited. */
export const isUnchecked = (entry: RegistryEntry): boolean => unchecked.has(entry);
