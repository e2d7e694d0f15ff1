import type { PermissionName, RecordReference, TenantKind } from '@slotwise/contract';
import type { Actor } from './actor';
import type { Trx } from './db/tables';

/** One thing that the assistant read, and its content. */
export interface Finding {
  /** Name in the list of all things that were looked at. */
  what: string;
  /** The records that it read; people see them themselves where manifests say. */
  links: RecordReference[];
  /** Sentences for a person. */
  text: string;
}

export interface Question {
  /** Reads only. */
  trx: Trx;
  actor: Actor;
  tenantId: string;
  /** Names are asked for, and not only a number. */
  names: boolean;
}

/** Something that the assistant may look at, for those who may see it themselves. */
export interface Look {
  /** Unique among all; refusals name it. */
  topic: string;
  /** Recognises a question about it in a prompt in lower case. */
  words: RegExp;
  /** People who lack it are refused; null: everybody may ask, about themselves. */
  permission: PermissionName | null;
  /** Only users of this kind have any. */
  tenant?: TenantKind;
  read(question: Question): Promise<Finding>;
}
