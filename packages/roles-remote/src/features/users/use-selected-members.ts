import type { Member } from '@slotwise/contract';
import { PAGE_MAX } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { isSelected, type Selection } from '@slotwise/shared/ui/table';
import type { MemberFilter } from './use-members';

interface Listed {
  filter: MemberFilter;
  /** Records that are there, of the whole list or a part. */
  loaded: readonly Member[];
}

/** Reads who is selected, also those of a whole list of which only the beginning is there. */
export function useSelectedMembers({ filter, loaded }: Listed): (selection: Selection) => Promise<Member[]> {
  const { http } = usePlatform();
  const readAll = async () => {
    const all: Member[] = [];
    let cursor: string | undefined;
    do {
      const query = { ...filter, limit: PAGE_MAX, ...(cursor !== undefined && { cursor }) };
      const page = await http('GET /members', { query });
      all.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return all;
  };
  return async (selection) => {
    const candidates = selection.kind === 'all' ? await readAll() : loaded;
    return candidates.filter(({ id }) => isSelected(selection, id));
  };
}
