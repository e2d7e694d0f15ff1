import type { Sharp, SharpOptions } from 'sharp';
import { PICTURE_MAX_PIXELS, PICTURE_SIDE } from '@slotwise/contract/constants';
import { pictureKindOf } from '@slotwise/contract/picture-kind';
import { badField } from '../../platform/errors';
import { lateImport } from '../../platform/late-import';

type Open = (bytes: Buffer, options: SharpOptions) => Sharp;

const MEGA = 1_000_000;
const SECONDS = 10;
const FIELD = 'picture';

let opening: Promise<Open> | undefined;

/** Brought when the first picture comes, and asked for again if it could not be. Of all that it could read, only three kinds are left to it. */
const library = (): Promise<Open> =>
  (opening ??= bring().catch((fault: unknown) => {
    opening = undefined;
    throw fault;
  }));

async function bring(): Promise<Open> {
  const { default: sharp } = await lateImport(() => import('sharp'));
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  // The thread never needs again what it has read, and one thread for each picture leaves others for everything else.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** One at a time: each may take a hundred megabytes while it is read. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  // Its own caller hears about its failure.
  last = Promise.allSettled([turn]);
  return turn;
}

/**
 * A square of one size, made anew of the pixels alone: upright, without whatever else the file said, such as where it was
 * taken. It is decoded in a thread of the library's. @throws ApiFault `validation_failed` for what is no whole picture
 */
export async function reencode(bytes: Buffer, warn: (fault: unknown) => void): Promise<Buffer> {
  if (bytes.length === 0) throw badField(FIELD, 'empty');
  const kind = pictureKindOf(bytes);
  if (!kind) throw badField(FIELD, 'picture_kind');
  const open = await library();
  return inTurn(async () => {
    const damaged = (fault: unknown) => {
      warn(fault);
      return badField(FIELD, 'file_damaged');
    };
    // The head is read first, so that nothing is decoded that would not fit.
    const head = await open(bytes, { limitInputPixels: false })
      .metadata()
      .catch((fault: unknown) => {
        throw damaged(fault);
      });
    if (head.format !== kind) throw badField(FIELD, 'picture_kind');
    if (head.width * head.height > PICTURE_MAX_PIXELS)
      throw badField(FIELD, 'picture_pixels', { max: PICTURE_MAX_PIXELS / MEGA });
    return open(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' })
      .webp({ quality: 82, alphaQuality: 80 })
      .toBuffer()
      .catch((fault: unknown) => {
        throw damaged(fault);
      });
  });
}
