import type { Role } from '@slotwise/contract';
import { Tab, TabList } from '@slotwise/shared/ui/data';
import { useId } from 'react';
import { useShowTab } from '../../../drafts/store';
import type { RolePart } from '../../../drafts/use-role-part';
import type { Part } from '../../../model/role-drafts';
import { PartPanel } from './part-panel';
import { useRoleCardStyles } from './role-card.styles';
import { useWords } from '../../../words';

export interface PartTabsProps {
  role: Role;
  tab: Part;
  parts: Record<Part, RolePart>;
  roomy: boolean;
  droppable: boolean;
  /** The dragged part, if this card could take it. */
  waiting: Part | null;
  onAdd: () => void;
}

export function PartTabs({ role, tab, parts, ...panel }: PartTabsProps) {
  const { t } = useWords();
  const styles = useRoleCardStyles();
  const showTab = useShowTab();
  const id = useId();
  const size = (part: Part) => parts[part].edit?.ids.length ?? role[part].length;
  const changed = (part: Part) => parts[part].changes.added.length + parts[part].changes.removed.length > 0;
  return (
    <>
      <TabList
        size="small"
        className={styles.tabs}
        selectedValue={tab}
        onTabSelect={(_event, data) => showTab(role.id, data.value as Part)}
      >
        {(['permissions', 'users'] as const).map((part) => (
          <Tab key={part} id={`${id}-${part}`} value={part} aria-controls={part === tab ? `${id}-panel` : undefined}>
            {t(`${part}.title`)} {size(part)}
            {changed(part) && ' •'}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <PartPanel key={tab} role={role} part={tab} state={parts[tab]} {...panel} />
      </div>
    </>
  );
}
