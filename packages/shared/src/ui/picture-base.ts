import { createContext } from 'react';

/** Address that those of pictures start from: in a partner's page that of our server; undefined: the page's own. */
export const PictureBase = createContext<string | undefined>(undefined);

/** The address of a picture as a page asks for it. */
export const pictureAt = (address: string, base: string | undefined): string =>
  base !== undefined && URL.canParse(address, base) ? new URL(address, base).href : address;
