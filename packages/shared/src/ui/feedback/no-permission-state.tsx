import { Body1, Subtitle2 } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { LineDrawing } from './line-drawing';
import { useStateLayoutStyles } from './state-layout.styles';

export interface NoPermissionStateProps {
  /** The permission that is missing, by its name in the catalogue: "manage_roles". */
  permission: string;
  title?: string;
  /** Who can grant it. */
  grantedBy?: string;
  action?: ReactNode;
}

export function NoPermissionState({
  permission,
  title = 'You do not have access to this page',
  grantedBy = 'an administrator of your organization',
  action,
}: NoPermissionStateProps) {
  const styles = useStateLayoutStyles();
  return (
    <div className={styles.root}>
      <LineDrawing name="lock" className={styles.drawing} />
      <Subtitle2 as="p" className={styles.title}>
        {title}
      </Subtitle2>
      <Body1 as="p" className={styles.detail}>
        It needs the permission <code>{permission}</code>. Ask {grantedBy} to add it to your role.
      </Body1>
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
