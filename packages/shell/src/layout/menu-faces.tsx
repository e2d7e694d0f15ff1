import { useSession } from '@slotwise/shared/session';
import {
  Button,
  InitialsAvatar,
  makeStyles,
  media,
  mergeClasses,
  Skeleton,
  SkeletonItem,
  VisuallyHidden,
} from '@slotwise/shared/ui';
import { ChevronDown16Regular, Warning20Regular } from '@slotwise/shared/ui/icons';
import type { ComponentProps } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useTenant, useTenantQueries } from '../tenant-menu/use-tenant';
import type { TenantQueries } from '@slotwise/shared/session';
import { useWords } from '../words';

const useStyles = makeStyles({
  tenant: {
    minWidth: 0,
    maxWidth: '16rem',
    paddingInline: '8px',
    columnGap: '8px',
    [media.belowSm]: { maxWidth: '10rem' },
  },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  pending: { width: '96px' },
  profile: { minWidth: 'auto', padding: '2px' },
  fixed: { flexShrink: 0 },
});

type ButtonProps = ComponentProps<typeof Button>;

function NamedTenantFace({ queries, ...props }: ButtonProps & { queries: TenantQueries }) {
  const styles = useStyles();
  const { t } = useWords();
  const { name, image, isPending, error } = useTenant(queries);
  return (
    <Button appearance="subtle" {...(props as object)} className={styles.tenant}>
      {error ? (
        <Warning20Regular className={styles.fixed} aria-hidden="true" />
      ) : (
        <InitialsAvatar
          name={name}
          image={image}
          size={24}
          shape="square"
          initials="letters"
          className={styles.fixed}
        />
      )}
      {isPending ? (
        <Skeleton className={styles.pending} aria-label={t('face.loading')}>
          <SkeletonItem size={12} />
        </Skeleton>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <ChevronDown16Regular className={styles.fixed} />
    </Button>
  );
}

/** Look of the closed company or WMS menu; also stands there while its code is on its way. */
export function TenantFace(props: ButtonProps) {
  const styles = useStyles();
  const { t } = useWords();
  const queries = useTenantQueries();
  if (queries) return <NamedTenantFace {...props} queries={queries} />;
  return (
    <Skeleton className={mergeClasses(styles.pending)} aria-label={t('face.loading')}>
      <SkeletonItem size={16} />
    </Skeleton>
  );
}

/** The same for the profile menu. */
export function ProfileFace(props: ButtonProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { me } = useSession(useShell().host);
  const name = me ? `${me.firstName} ${me.lastName}` : '';
  return (
    <Button appearance="subtle" shape="circular" {...(props as object)} className={styles.profile}>
      <InitialsAvatar name={name} image={me?.avatarURL ?? null} size={28} />
      <VisuallyHidden>{name ? t('face.profile-of', { name }) : t('face.profile')}</VisuallyHidden>
    </Button>
  );
}
