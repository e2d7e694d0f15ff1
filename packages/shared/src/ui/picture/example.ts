import type { Chosen } from './read-picture';

/** A drawing for the page of parts: a sky, a hill and a sun, in any size. */
export function exampleOf(width: number, height: number): Chosen {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100"
    preserveAspectRatio="none"><rect width="100" height="100" fill="#9cc8e8"/><circle cx="70" cy="28" r="12" fill="#ffd36b"/>
    <path d="M0 100 V70 Q35 40 60 66 T100 60 V100 Z" fill="#3f7d58"/></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width, height };
}
