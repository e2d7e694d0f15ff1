/** The deployment that gave this script out. */
export interface Deployment {
  /** Verifies what it tells of remotes: 32 bytes of Ed25519 in base64. Null: nothing can be verified. */
  registryKey: string | null;
  /** Build of the shell that it gives out; the trials of that shell count for the remotes drawn here. */
  shell?: string;
}

/**
 * Reads the text that the server has written into this script, in the place of the text below: JSON in base64, which
 * needs no escaping anywhere. A copy of the script that no server has filled in can verify nothing, and says so.
 */
function read(): Deployment {
  try {
    return JSON.parse(atob('__SLOTWISE_DEPLOYMENT__')) as Deployment;
  } catch {
    console.warn('This script was not given out by Slotwise itself: it cannot verify the list of remotes.');
    return { registryKey: null };
  }
}

let known: Deployment | undefined;
export const deployment = (): Deployment => (known ??= read());
