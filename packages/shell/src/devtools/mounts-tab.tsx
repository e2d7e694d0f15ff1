import { namesOf, type LeftRecord, type MountRecord } from '@slotwise/shared/remote';
import { useReadable } from '@slotwise/shared/session';
import { EmptyState, mergeClasses, StatusBadge } from '@slotwise/shared/ui';
import { useEffect, useState } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useDevtoolsStyles } from './devtools.styles';
import { holdingsOf, startedAt } from './model/holdings';
import { seconds } from './model/waterfall';
import { useWords } from './words';

const LOOK_EVERY_MS = 1000;

/** Present mounts and all that each of them holds, and the leftovers of ended mounts. */
export function MountsTab() {
  const styles = useDevtoolsStyles();
  const { t } = useWords();
  const { inspector } = useShell();
  const mounts = useReadable(inspector.mounts);
  const left = useReadable(inspector.left);
  // The holdings of a mount change without telling anyone.
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((n) => n + 1), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      {mounts.length === 0 ? (
        <EmptyState compact title={t('mounts.none')} reason={t('mounts.none-advice')} />
      ) : (
        <ul className={styles.rows} aria-label={t('mounts.label')}>
          {mounts.map((mount) => (
            <MountRow key={mount.since} mount={mount} />
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <>
          <h2 className={styles.title}>{t('mounts.left')}</h2>
          <ul className={styles.rows} aria-label={t('mounts.left')}>
            {left.toReversed().map((record) => (
              <LeftRow key={record.at} record={record} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function MountRow({ mount }: { mount: MountRecord }) {
  const styles = useDevtoolsStyles();
  const { t } = useWords();
  const { remote, version, since, drawnAt } = mount;
  const elements = document.querySelectorAll(`[data-remote="${remote}"] *`).length;
  const held = mount.held();
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <strong>{remote}</strong> <span className={styles.quiet}>{version}</span>
      </span>
      <StatusBadge
        tone={drawnAt === null ? 'pending' : 'success'}
        label={drawnAt === null ? t('mounts.mounting') : t('mounts.drawn', { ms: Math.round(drawnAt - since) })}
      />
      <span className={mergeClasses(styles.facts, styles.wrapping, styles.quiet)}>
        {t('mounts.facts', { ...holdingsOf(mount), elements, since: seconds(since) })}
      </span>
      {held.length > 0 && (
        <ul className={styles.details} aria-label={t('mounts.held-by', { remote })}>
          {namesOf(held).map((name) => (
            <li key={name}>
              {name}{' '}
              <span className={styles.quiet}>
                {startedAt(held.find((each) => name.endsWith(each.name))?.stack ?? '')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function LeftRow({ record: { remote, version, at, names } }: { record: LeftRecord }) {
  const styles = useDevtoolsStyles();
  const { t } = useWords();
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <strong>{remote}</strong> <span className={styles.quiet}>{version}</span>
      </span>
      <StatusBadge tone="danger" label={t('mounts.leak')} />
      <span className={mergeClasses(styles.facts, styles.code)}>{names.join(', ')}</span>
      <span className={mergeClasses(styles.numbers, styles.quiet)}>{t('mounts.found', { at: seconds(at) })}</span>
    </li>
  );
}
