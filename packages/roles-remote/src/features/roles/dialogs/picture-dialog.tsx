import type { Role } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries } from '@slotwise/shared/session';
import { PictureDialog as ChoosePicture } from '@slotwise/shared/ui/picture';
import { useQueryClient } from '@tanstack/react-query';
import { useBoard } from '../../../drafts/board-data';
import { useChangeDrafts } from '../../../drafts/store';
import { withRole } from '../../../model/optimistic';
import { expectVersions, forgetVersions } from '../../../model/role-drafts';
import { useWords } from '../../../words';

/** Gives a role a picture, or takes it away. */
export default function PictureDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useWords();
  const { http } = usePlatform();
  const cache = useQueryClient();
  const { me } = useBoard();
  const changeDrafts = useChangeDrafts();
  const query = { role_id: role.id };
  const changing = async (call: () => Promise<{ role: Role }>) => {
    changeDrafts((drafts) => expectVersions(drafts, [role]));
    try {
      const answer = await call();
      const { queryKey } = tenantQueries(http, me).roles;
      cache.setQueryData(queryKey, (roles) => roles && withRole(roles, answer.role));
    } catch (error) {
      changeDrafts((drafts) => forgetVersions(drafts, [role]));
      throw error;
    }
  };
  return (
    <ChoosePicture
      title={t('card.picture-of', { role: role.name })}
      name={role.name}
      image={role.avatarURL}
      shape="square"
      give={(bytes, signal) => changing(() => http('POST /role/picture', { query, bytes, signal }))}
      remove={(signal) => changing(() => http('DELETE /role/picture', { query, signal }))}
      onClose={onClose}
    />
  );
}
