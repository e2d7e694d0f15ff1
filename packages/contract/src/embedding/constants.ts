/** A token of an embedded remote; the partner's server asks for another one before it is over. */
export const EMBED_TOKEN_TTL_S = 600;
