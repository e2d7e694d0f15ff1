/** Something that the server needs cannot be used as it is set. The message is for whoever runs the server. */
export class Unusable extends Error {
  /**
   * @param setting the variable that leads to it
   * @param address as it is set, or each of several; what is said of it holds no password
   */
  constructor(what: string, setting: string, address: string | readonly string[], why: string) {
    super(`${what} at ${setting} (${[address].flat().map(placeOf).join(', ')}) cannot be used: ${why}`);
  }
}

/** Where an address leads, without its user and password. */
export function placeOf(address: string): string {
  if (!URL.canParse(address)) return 'not an address';
  const { hostname, port, pathname } = new URL(address);
  return `${hostname || 'this machine'}${port && `:${port}`}${pathname.length > 1 ? pathname : ''}`;
}

/** Says why in one line: a name with several addresses fails with the faults of all of them and without a message. */
export function reasonOf(fault: unknown): string {
  if (fault instanceof AggregateError && !fault.message) return fault.errors.map(reasonOf).join('; ');
  if (!(fault instanceof Error)) return String(fault);
  const { code } = fault as NodeJS.ErrnoException;
  return fault.message || code || fault.name;
}
