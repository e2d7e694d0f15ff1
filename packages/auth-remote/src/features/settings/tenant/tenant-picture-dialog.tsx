import type { Company, Me } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { queryKeys } from '@slotwise/shared/session';
import { PictureDialog } from '@slotwise/shared/ui/picture';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '../words';

interface TenantPictureDialogProps {
  open: boolean;
  platform: Platform;
  kind: Me['userType'];
  tenant: Company;
  onClose: () => void;
}

export default function TenantPictureDialog({ open, platform, kind, tenant, onClose }: TenantPictureDialogProps) {
  const { t } = useWords();
  const queryClient = useQueryClient();
  const { http } = platform;
  const keep = (changed: Company) => queryClient.setQueryData(queryKeys.tenant(kind), changed);
  const calls = {
    company: {
      give: async (bytes: Blob, signal: AbortSignal) =>
        keep((await http('POST /mycompany/picture', { bytes, signal })).myCompany),
      remove: async (signal: AbortSignal) => keep((await http('DELETE /mycompany/picture', { signal })).myCompany),
    },
    wms: {
      give: async (bytes: Blob, signal: AbortSignal) =>
        keep((await http('POST /mywms/picture', { bytes, signal })).myWms),
      remove: async (signal: AbortSignal) => keep((await http('DELETE /mywms/picture', { signal })).myWms),
    },
  };
  if (!open) return null;
  return (
    <PictureDialog
      title={t(`picture.of-${kind}`)}
      name={tenant.name}
      image={tenant.avatarURL}
      shape="square"
      initials="letters"
      {...calls[kind]}
      onClose={onClose}
    />
  );
}
