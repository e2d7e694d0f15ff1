import type { Picture } from './model/messages';

const LONGEST = 1280;

/** Takes pictures of what a video shows: of each only the part that its place on the page does not cut off. */
export function picturesOf(video: HTMLVideoElement): () => Picture | null {
  const canvas = document.createElement('canvas');
  let context: CanvasRenderingContext2D | null = null;
  return () => {
    const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
    // A dialog above everything else takes no scans of a camera, as it takes none of a scanner's.
    const isCovered = document.querySelector('[aria-modal="true"]') !== null;
    if (isCovered || videoWidth === 0 || clientWidth === 0 || clientHeight === 0) return null;
    context ??= canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight);
    const [width, height] = [clientWidth / scale, clientHeight / scale];
    const shrunk = Math.min(1, LONGEST / Math.max(width, height));
    canvas.width = Math.round(width * shrunk);
    canvas.height = Math.round(height * shrunk);
    const [x, y] = [(videoWidth - width) / 2, (videoHeight - height) / 2];
    context.drawImage(video, x, y, width, height, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
}
