const known = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    // The only way to learn whether this server knows a zone; browsers may know newer ones.
    return false;
  }
};

/** Where the asker is, as their browser says; the server's own times are of UTC. */
export const timeZoneOf = (said: string | undefined): string => (said !== undefined && known(said) ? said : 'UTC');
