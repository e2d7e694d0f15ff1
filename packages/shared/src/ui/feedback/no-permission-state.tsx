import { Body1, Subtitle2 } from '@fluentui/react-components';
import { sharedWords } from '@slotwise/shared/words';
import type { ReactNode } from 'react';
import { NamedPermission } from '../named-permission';
import { LineDrawing } from './line-drawing';
import { useStateLayoutStyles } from './state-layout.styles';

export interface NoPermissionStateProps {
  /** The permission that is missing, by its name in code: "manage_roles". */
  permission: string;
  title?: string;
  /** Role or person that can grant it. */
  grantedBy?: string;
  action?: ReactNode;
}

export function NoPermissionState({ permission, title, grantedBy, action }: NoPermissionStateProps) {
  const styles = useStateLayoutStyles();
  const { t, rich } = sharedWords.useWords();
  return (
    <div className={styles.root}>
      <LineDrawing name="lock" className={styles.drawing} />
      <Subtitle2 as="p" className={styles.title}>
        {title ?? t('permission-missing.title')}
      </Subtitle2>
      <Body1 as="p" className={styles.detail}>
        {rich('permission-missing.detail', {
          permission: <NamedPermission permission={permission} />,
          grantedBy: grantedBy ?? t('permission-missing.by'),
          name: (text) => text,
        })}
      </Body1>
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
