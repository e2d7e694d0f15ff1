import { usePermissionWords } from '@slotwise/shared/words';

/** A permission in words; its name in code is in the tooltip. */
export function NamedPermission({ permission }: { permission: string }) {
  const { quoted } = usePermissionWords();
  return <span title={permission}>{quoted(permission)}</span>;
}
