import type { Extension } from '../platform';
import { useReadable } from '../session';
import { usePlatform } from './platform-context';

/** Extensions that other remotes bring to a point of this remote's page, in their order: `dashboard.card`. */
export const useExtensions = (point: string): readonly Extension[] => useReadable(usePlatform().extensions.at(point));
