import type { Distances } from '../model/distances';

/** Stops up to which a tour is improved once it is built. */
const IMPROVED = 60;

/** The distance of two points of a free layout. */
export function apart(distances: Distances, from: number, to: number): number {
  if ('between' in distances) return distances.between[from * distances.points + to] ?? NaN;
  const off = (values: Float64Array) => Math.abs((values[from] ?? NaN) - (values[to] ?? NaN));
  return off(distances.x) + off(distances.y);
}

/** Length of a tour of a free layout, built as rule R12 says, with a new list for each tour that is tried. For whole numbers. */
export function walkFree(distances: Distances, points: readonly number[]): number {
  const { depot } = distances;
  const d = (from: number, to: number) => apart(distances, from, to);
  const lengthOf = (tour: readonly number[]) =>
    tour.reduce((sum, stop, at) => sum + d(stop, tour[(at + 1) % tour.length] ?? NaN), 0);
  const left = [...new Set(points)].filter((point) => point !== depot).sort((a, b) => a - b);
  let tour = [depot];
  while (left.length > 0) {
    const away = left.map((point) => Math.min(...tour.map((stop) => d(stop, point))));
    const [point = NaN] = left.splice(away.indexOf(Math.max(...away)), 1);
    const tries = tour.map((_, at) => tour.toSpliced(at + 1, 0, point));
    const lengths = tries.map(lengthOf);
    tour = tries[lengths.indexOf(Math.min(...lengths))] ?? tour;
  }
  const size = tour.length;
  if (size - 1 > IMPROVED) return lengthOf(tour);
  const turned = () => {
    const before = lengthOf(tour);
    for (let first = 1; first < size - 1; first++)
      for (let last = first + 1; last < size; last++) {
        const stretch = tour.slice(first, last + 1).reverse();
        const tried = [...tour.slice(0, first), ...stretch, ...tour.slice(last + 1)];
        if (lengthOf(tried) < lengthOf(tour)) tour = tried;
      }
    return lengthOf(tour) < before;
  };
  const put = () => {
    for (let from = 1; from < size; from++)
      for (let to = 0; to < size; to++) {
        if (to === from || to === from - 1) continue;
        const rest = tour.toSpliced(from, 1);
        const tried = rest.toSpliced(to < from ? to + 1 : to, 0, tour[from] ?? NaN);
        if (lengthOf(tried) >= lengthOf(tour)) continue;
        tour = tried;
        return true;
      }
    return false;
  };
  while (turned() || put());
  return lengthOf(tour);
}
