import { useSearchParams } from '@slotwise/shared/ui/router';

export const TABS = ['overview', 'analytics', 'transactions', 'notifications'] as const;
export type TabName = (typeof TABS)[number];

/** The open tab, kept in the address so that it can be linked to and survives a reload. */
export function useTab(): readonly [TabName, (value: unknown) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const tab = TABS.find((name) => name === named) ?? 'overview';
  const choose = (value: unknown) => {
    const next = TABS.find((name) => name === value) ?? 'overview';
    setParams(next === 'overview' ? {} : { tab: next }, { replace: true });
  };
  return [tab, choose];
}
