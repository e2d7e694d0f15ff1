import { useSearchParams } from '@slotwise/shared/ui/router';

export const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'analytics', label: 'Analytics' },
  { value: 'transactions', label: 'Transactions' },
  { value: 'notifications', label: 'Notifications' },
] as const;
export type TabName = (typeof TABS)[number]['value'];

/** The open tab, kept in the address so that it can be linked to and survives a reload. */
export function useTab(): readonly [TabName, (value: unknown) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const tab = TABS.find(({ value }) => value === named)?.value ?? 'overview';
  const choose = (value: unknown) => {
    const next = TABS.find((candidate) => candidate.value === value)?.value ?? 'overview';
    setParams(next === 'overview' ? {} : { tab: next }, { replace: true });
  };
  return [tab, choose];
}
