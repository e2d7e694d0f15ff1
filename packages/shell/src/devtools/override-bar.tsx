import { Button, makeStyles, tokens } from '@slotwise/shared/ui';
import { PlugDisconnected16Regular } from '@slotwise/shared/ui/icons';
import { useFormats } from '@slotwise/shared/words';
import { useShell } from '../bootstrap/shell-context';
import { resetAndReload } from '../registry/overrides';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    rowGap: '4px',
    flexShrink: 0,
    paddingBlock: '4px',
    paddingInline: '16px',
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
    borderBottom: `1px solid ${tokens.colorStatusWarningBorder1}`,
    fontSize: tokens.fontSizeBase200,
  },
  text: { display: 'flex', alignItems: 'center', columnGap: '8px', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  icon: { display: 'inline-flex', flexShrink: 0, color: tokens.colorStatusWarningForeground1 },
});

/** Names a developer's own parts in this page and their origins, with the way back. */
export default function OverrideBar() {
  const styles = useStyles();
  const { overrides } = useShell();
  const { t, rich } = useWords();
  const formats = useFormats();
  const named = overrides.current.map(({ manifest: { name }, from }) => t('override.one', { name, from }));
  const list = formats.list(named, { type: 'unit' });
  return (
    <section className={styles.root} aria-label={t('override.label')}>
      <span className={styles.text}>
        <span className={styles.icon} aria-hidden="true">
          <PlugDisconnected16Regular />
        </span>
        <span>{rich('override.here', { list: <strong key="list">{list}</strong> })}</span>
      </span>
      <Button size="small" onClick={() => resetAndReload(overrides)}>
        {t('override.reset', { count: overrides.current.length })}
      </Button>
    </section>
  );
}
