import type { MoveProposal } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { proposalKeys } from './proposal-keys';

/** A warehouse has one proposal in these states at most: moves of two would stand in each other's way. */
const ON_FLOOR = ['active', 'taking_back'] as const;

/** Another proposal of the warehouse that is being carried out or brought back, which holds up this draft; undefined without one. */
export function useOnFloor({ id, warehouseId, status }: MoveProposal): MoveProposal | undefined {
  const { http } = usePlatform();
  const read = useQuery({
    queryKey: [...proposalKeys.proposals, 'on-floor', warehouseId],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        ON_FLOOR.map((one) =>
          http('GET /move-proposals', { query: { warehouse_id: warehouseId, status: one, limit: 1 }, signal }),
        ),
      );
      return pages.flatMap(({ items }) => items);
    },
    enabled: status === 'draft',
  });
  return read.data?.find((one) => one.id !== id);
}
