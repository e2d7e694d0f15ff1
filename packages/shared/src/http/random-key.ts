/** 128 random bits in hexadecimal. Not `crypto.randomUUID`, which is missing on pages that are not served over TLS. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
