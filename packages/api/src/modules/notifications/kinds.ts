import type { TenantKind } from '@slotwise/contract';
import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import type { NotificationKind, NotificationValues } from '../../platform/notifying';
import type { Services } from '../../platform/services';

/** The people who may be told. */
interface Reader {
  tenant: TenantKind;
  permissions: ReadonlySet<string>;
}

/** The kinds that somebody can be told of with the rights that they have now. */
export const kindsFor = (services: Services, { tenant, permissions }: Reader): NotificationKind[] =>
  services
    .notificationKinds()
    .filter((kind) => kind.tenant === undefined || kind.tenant === tenant)
    .filter(({ permission }) => permission === null || permissions.has(permission));

export const textOf = (
  kinds: readonly NotificationKind[],
  { kind, facts, count }: { kind: string; facts: NotificationValues; count: number },
  language: Language = LANGUAGES[0],
): string => kinds.find((one) => one.kind === kind)?.text[language](facts, count) ?? '';
