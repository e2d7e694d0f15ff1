import { useState } from 'react';

/**
 * Text of a field for which something is proposed, perhaps after people have begun: it comes while they are elsewhere,
 * never under their hands, and nothing that they typed gives way to it.
 * @param typed what stands there by their hands; null as long as they have changed nothing
 */
export function useProposed(typed: string | null, proposed: string) {
  const [found, setFound] = useState<string | null>(null);
  const text = typed ?? found ?? proposed;
  return {
    text,
    /** Of the field. */
    hands: { onFocus: () => setFound(text), onBlur: () => setFound(null) },
  };
}
