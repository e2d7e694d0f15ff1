/** Size of a picture in its own pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Which square of a picture is taken: how much larger than whole it is seen, and where its centre lies, in shares of the picture. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const MAX_ZOOM = 8;
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Side of the square in the picture's pixels. */
const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** The square as near to what is wanted as the picture has it. */
export function settle(size: Size, wanted: Crop): Crop {
  const zoom = within(wanted.zoom, 1, MAX_ZOOM);
  const side = sideOf(size, zoom);
  const half = { x: side / size.width / 2, y: side / size.height / 2 };
  return { zoom, x: within(wanted.x, half.x, 1 - half.x), y: within(wanted.y, half.y, 1 - half.y) };
}

/** The square in the picture's pixels. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const { zoom, x, y } = settle(size, crop);
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** Moves the picture under the square by shares of the square's side: to the right and down. */
export function move(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return settle(size, {
    zoom: crop.zoom,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  });
}

/** Magnifies around a point of the square, in shares of its side from its upper left; by itself around the middle. */
export function magnify(size: Size, crop: Crop, factor: number, at = { x: 0.5, y: 0.5 }): Crop {
  const zoom = within(crop.zoom * factor, 1, MAX_ZOOM);
  const lost = sideOf(size, crop.zoom) - sideOf(size, zoom);
  return settle(size, {
    zoom,
    x: crop.x + ((at.x - 0.5) * lost) / size.width,
    y: crop.y + ((at.y - 0.5) * lost) / size.height,
  });
}

/** Where the picture lies under the square, in percent of the square's side. */
export function placeOf(size: Size, crop: Crop) {
  const { left, top, side } = squareOf(size, crop);
  const percent = (share: number) => `${(share / side) * 100}%`;
  return {
    width: percent(size.width),
    height: percent(size.height),
    left: percent(-left),
    top: percent(-top),
  };
}
