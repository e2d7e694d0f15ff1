import type { LabelLayout } from './model/layouts';

const PX_PER_MM = 96 / 25.4;
/** Px of the frame around a sheet, and of the scrollbar beside it. */
const AROUND = 20;

/** Size at which a whole width of a sheet is seen, of the one that it has on paper: never larger. @param room px; 0: unknown */
export const zoomOf = ({ page }: Pick<LabelLayout, 'page'>, room: number): number =>
  room === 0 ? 1 : Math.min(1, Math.max(0.1, Math.floor(((room - AROUND) / (page.width * PX_PER_MM)) * 1000) / 1000));
