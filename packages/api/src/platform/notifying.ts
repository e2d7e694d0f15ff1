import type { PermissionName, RecordReference, TenantKind } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';

/** The values for the braces of a notification's sentence. */
export type NotificationValues = Readonly<Record<string, string | number>>;

/** Something that people can be told of. Its sentences for pages stand in the manifest of the remote that shows it. */
export interface NotificationKind {
  /** Unique among all: `import.done`. */
  kind: string;
  /** The permission without which nobody is told, nor still sees what they were told. Null: everybody it is given to. */
  permission: PermissionName | null;
  /** Only users of this kind have any. */
  tenant?: TenantKind;
  /** Nobody chooses not to be told: whoever got at an account would choose it for its owner. */
  always?: true;
  /** It in general, in English, for the choice whether to be told. */
  about: string;
  /** It in each language, for mails and, in English, for pages without the remote that says it. `count`: how often it happened that day. */
  text: Readonly<Record<Language, (values: NotificationValues, count: number) => string>>;
}

/** One thing that a verb tells people of, in its outcome. */
export interface Notifying {
  /** A declared one. */
  kind: string;
  tenantId: string;
  /** Only these; left out: everybody who holds the kind's permission. */
  to?: readonly string[];
  /** They did it themselves. */
  but?: string | null;
  /** The record that it is about. */
  record?: RecordReference;
  /** Events of one day with the same key are one notification with a count; left out: those of the same record. */
  group?: string;
  values: NotificationValues;
  /** Place of work that it is about; people who are limited to others are not told, nor see it any more once they are. */
  site?: string | null;
  /** When it happened; left out: now. */
  at?: Date;
}

/** Something that people were told of and that is so no longer, in a verb's outcome: who has not read it yet never will. */
export interface TakingBack {
  kind: string;
  tenantId: string;
  group: string;
  /** Things of the group that are still so: told to those of its people who lose the other. */
  instead: readonly Notifying[];
}
