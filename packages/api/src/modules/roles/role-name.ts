import type { Trx } from '../../platform/db/tables';
import { badField } from '../../platform/errors';
import { hasUncommonLetters, line, lookOf, mixedWord } from '../fields';
import { namesOfRoles } from './queries';

/** A name as people write it, each word in one alphabet that people read. @throws validation_failed */
export function roleName(value: string): string {
  const name = line('name', value);
  const word = mixedWord(name);
  if (word !== undefined) throw badField('name', 'mixed_letters', { word });
  if (hasUncommonLetters(name)) throw badField('name', 'bad_characters');
  return name;
}

/**
 * No two roles of a tenant look alike: people would be given the wrong one. Behind the tenant's lock; the same name but for its case
 * is for the index to refuse. @throws validation_failed
 */
export async function refuseToLookAlike(trx: Trx, tenantId: string, name: string, except?: string): Promise<void> {
  const look = lookOf(name);
  const same = name.toLowerCase();
  const twin = (await namesOfRoles(trx, tenantId)).find(
    (other) => other.id !== except && other.name.toLowerCase() !== same && lookOf(other.name) === look,
  );
  if (twin) throw badField('name', 'looks_like', { name: twin.name });
}
