import { domainToASCII, domainToUnicode } from 'node:url';
import { EMAIL_MAX } from '@slotwise/contract/constants';

/** Characters that show nothing: with them one mailbox has many spellings, each counted for itself. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** A host in ASCII, as mail servers look it up, and no number of a machine. */
const HOST = /^(?:[a-z0-9_-]+\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/;
/** Domains are read as hosts of web addresses: what ends one there, or stands for another character, is in none. */
const NO_HOST = /[/\\?#%:@[\]]/;

/** The one spelling of a domain: names in other scripts as they are read. Undefined: mail cannot be sent there. */
function canonicalDomain(text: string): string | undefined {
  if (NO_HOST.test(text)) return undefined;
  const ascii = domainToASCII(text);
  const domain = domainToUnicode(ascii).toLowerCase();
  // Some that only look like names in another script are read as a different domain.
  return HOST.test(ascii) && domainToASCII(domain) === ascii ? domain : undefined;
}

/**
 * The one spelling by which an e-mail address is stored, counted and compared: all that lead to one mailbox, as the mail
 * program writes them to the server, are the same. @returns undefined if it is no address
 */
export function canonicalAddress(text: string): string | undefined {
  const address = text.trim().normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1 || UNSEEN.test(address)) return undefined;
  const domain = canonicalDomain(address.slice(at + 1));
  const canonical = domain && `${address.slice(0, at)}@${domain}`;
  return canonical && canonical.length <= EMAIL_MAX ? canonical : undefined;
}
