import type { Role } from '@slotwise/contract';
import { Tabs } from '@slotwise/shared/ui/tabs';
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
      <Tabs
        size="small"
        className={styles.tabs}
        label={t('card.parts', { role: role.name })}
        idPrefix={id}
        tabs={(['permissions', 'users'] as const).map((part) => ({
          value: part,
          text: `${t(`${part}.title`)} ${size(part)}${changed(part) ? ' •' : ''}`,
        }))}
        value={tab}
        onChange={(part) => showTab(role.id, part)}
      />
      <div role="tabpanel" tabIndex={-1} className={styles.panel} id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <PartPanel key={tab} role={role} part={tab} state={parts[tab]} {...panel} />
      </div>
    </>
  );
}
