/** The kinds of pictures that are taken, as forms name them. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureKind = 'jpeg' | 'png' | 'webp';

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const SIGNATURES: readonly { kind: PictureKind; at: readonly (readonly [number, readonly number[]])[] }[] = [
  { kind: 'jpeg', at: [[0, [0xff, 0xd8, 0xff]]] },
  { kind: 'png', at: [[0, [0x89, ...letters('PNG\r\n\u001a\n')]]] },
  {
    kind: 'webp',
    at: [
      [0, letters('RIFF')],
      [8, letters('WEBP')],
    ],
  },
];

/** The kind of a file by its first bytes, whatever it is called; undefined for all that is not taken. */
export const pictureKindOf = (bytes: Uint8Array): PictureKind | undefined =>
  SIGNATURES.find(({ at }) =>
    at.every(([from, signature]) => signature.every((byte, index) => bytes[from + index] === byte)),
  )?.kind;
