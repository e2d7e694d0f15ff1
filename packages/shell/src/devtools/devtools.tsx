import { Button } from '@slotwise/shared/ui';
import { Tab, TabList } from '@slotwise/shared/ui/data';
import { Dismiss20Regular } from '@slotwise/shared/ui/icons';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { BusTab } from './bus-tab';
import { useDevtoolsStyles } from './devtools.styles';
import { LoadTab } from './load-tab';
import { MountsTab } from './mounts-tab';
import { RemotesTab } from './remotes-tab';
import { VersionsTab } from './versions-tab';
import { useWords } from './words';

const TABS = {
  remotes: RemotesTab,
  versions: VersionsTab,
  bus: BusTab,
  mounts: MountsTab,
  load: LoadTab,
} satisfies Record<string, ComponentType>;
type TabName = keyof typeof TABS;

/** Tools for the developer of a remote, below the page, which can be used meanwhile. */
export default function Devtools({ onClose }: { onClose: () => void }) {
  const styles = useDevtoolsStyles();
  const { t } = useWords();
  const root = useRef<HTMLElement>(null);
  const [tab, setTab] = useState<TabName>('remotes');
  const Panel = TABS[tab];
  useEffect(() => {
    const before = document.activeElement;
    root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    return () => {
      // A person who closes it by keyboard goes on where they were.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <section
      ref={root}
      className={styles.root}
      aria-label={t('devtools.label')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <div className={styles.head}>
        <div className={styles.tabs}>
          <TabList size="small" selectedValue={tab} onTabSelect={(_event, { value }) => setTab(value as TabName)}>
            {(Object.keys(TABS) as TabName[]).map((value) => (
              <Tab key={value} value={value}>
                {t(`tab.${value}`)}
              </Tab>
            ))}
          </TabList>
        </div>
        <Button
          appearance="subtle"
          size="small"
          icon={<Dismiss20Regular />}
          aria-label={t('devtools.close')}
          onClick={onClose}
        />
      </div>
      <div className={styles.body} role="tabpanel" tabIndex={0} aria-label={t(`tab.${tab}`)}>
        <Panel />
      </div>
    </section>
  );
}
