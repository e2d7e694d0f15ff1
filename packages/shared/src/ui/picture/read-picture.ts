import { PICTURE_SIDE } from '@slotwise/contract/constants';
import { pictureKindOf } from '@slotwise/contract/picture-kind';
import { squareOf, type Crop, type Size } from './crop';

/** Larger files than that are no photographs. They never leave the browser: what is sent is the square alone. */
export const CHOICE_MAX_BYTES = 30 * 1024 * 1024;
/** The server makes it smaller, and has something to make it of. */
const SENT_SIDE = 2 * PICTURE_SIDE;

/** A picture that was chosen, at an address of this page's. */
export interface Chosen extends Size {
  url: string;
}
export type ChoiceFault = 'kind' | 'bytes' | 'damaged';

const open = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
};

/** Opens a file. @returns what it is, with an address that is to be revoked, or why it is no picture */
export async function readPicture(file: Blob): Promise<Chosen | ChoiceFault> {
  if (file.size > CHOICE_MAX_BYTES) return 'bytes';
  let url: string | undefined;
  try {
    // A file that has been deleted meanwhile cannot be read at all.
    const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    if (!pictureKindOf(head)) return 'kind';
    url = URL.createObjectURL(file);
    const { naturalWidth: width, naturalHeight: height } = await open(url);
    if (width > 0 && height > 0) return { url, width, height };
  } catch (fault) {
    console.info('A picture could not be opened.', fault);
  }
  if (url !== undefined) URL.revokeObjectURL(url);
  return 'damaged';
}

/** Draws the square: upright, and without what else the file says. */
export async function drawSquare(chosen: Chosen, crop: Crop): Promise<Blob> {
  const image = await open(chosen.url);
  const canvas = document.createElement('canvas');
  canvas.width = SENT_SIDE;
  canvas.height = SENT_SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  const { left, top, side } = squareOf(chosen, crop);
  context.drawImage(image, left, top, side, side, 0, 0, SENT_SIDE, SENT_SIDE);
  // Browsers that write no WebP write PNG instead.
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!drawn) throw new Error('This browser wrote no picture.');
  return drawn;
}
