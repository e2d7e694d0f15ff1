import type { PermissionName } from '../permissions';
import type { StockMove, StockState } from './entities';

type Side = { state: StockState } | null;

/** Whether goods that nobody may take become available by going from one state into another. */
export const releases = (from: StockState, to: StockState): boolean => from !== 'available' && to === 'available';

const releasesBetween = (from: Side, to: Side): boolean =>
  from !== null && to !== null && releases(from.state, to.state);

/**
 * The permission that undoing a move takes: of somebody else's, to manage the stock; of one's own, what the move itself
 * takes, or its opposite if that makes goods available.
 */
export function permissionToUndo(
  { kind, source, from, to }: Pick<StockMove, 'kind' | 'source'> & { from: Side; to: Side },
  isOwn: boolean,
): PermissionName {
  if (!isOwn || releasesBetween(from, to) || releasesBetween(to, from)) return 'manage_inventory';
  if (source === 'import') return 'import_inventory';
  return kind === 'adjust' ? 'manage_inventory' : 'move_inventory';
}
