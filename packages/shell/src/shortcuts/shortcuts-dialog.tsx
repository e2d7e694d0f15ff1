import { Body1, Button, makeStyles, media, Subtitle2, tokens } from '@slotwise/shared/ui';
import { Switch } from '@slotwise/shared/ui/forms';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  ReturnFocus,
} from '@slotwise/shared/ui/overlay';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useDevtoolsKeys, useMayDevelop } from '../devtools/devtools-gate';
import { isApple } from '../layout/is-apple';
import { useSearchKeys } from '../layout/search-button';
import { byKeyAtom, keepByKey } from './single-key';
import { useWords as useShellWords } from '../words';
import { useWords } from './words';

const useStyles = makeStyles({
  surface: { maxWidth: '40rem' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  groups: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    alignItems: 'start',
    [media.belowMd]: { gridTemplateColumns: '1fr' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  heading: { margin: `0 0 ${tokens.spacingVerticalS}` },
  list: { margin: 0 },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalM,
    paddingBlock: '6px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  keys: { margin: 0, display: 'flex', gap: '4px', flexShrink: 0 },
  key: {
    paddingInline: '6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
  },
});

/** Legends of keys that are words, which keyboards of other languages have in theirs. */
const LEGENDS = {
  Page: 'keys.key.page',
  Home: 'keys.key.home',
  End: 'keys.key.end',
  Shift: 'keys.key.shift',
  Space: 'keys.key.space',
  Enter: 'keys.key.enter',
} as const;
const isLegend = (part: string): part is keyof typeof LEGENDS => part in LEGENDS;
/** The key beside which others make a command. */
const COMMAND = 'Command';
const TABLES = [
  ['cells', ['↑', '↓', '←', '→']],
  ['pages', ['Page ↑', 'Page ↓']],
  ['ends', ['Home', 'End']],
  ['whole', [`${COMMAND} Home`, `${COMMAND} End`]],
  ['edit', ['F2', 'Esc']],
  ['select', ['Shift Space']],
  ['all', [`${COMMAND} A`]],
] as const;
const TABS = [
  ['go', ['↑', '↓', '←', '→']],
  ['ends', ['Home', 'End']],
  ['choose', ['Enter']],
] as const;

interface GroupProps {
  title: string;
  rows: readonly { name: string; keys: readonly string[] }[];
}

function Group({ title, rows }: GroupProps) {
  const styles = useStyles();
  return (
    <section>
      <Subtitle2 as="h3" block className={styles.heading}>
        {title}
      </Subtitle2>
      <dl className={styles.list}>
        {rows.map(({ name, keys }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Keys of the shell and of the parts that all screens are made of. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { t } = useWords();
  const mayDevelop = useMayDevelop();
  const [byKey, setByKey] = useAtom(byKeyAtom);
  const [isKept, setIsKept] = useState(true);
  const { t: say } = useShellWords();
  const [searchKeys, devtoolsKeys] = [useSearchKeys(), useDevtoolsKeys()];
  const command = isApple ? '⌘' : say('key.control');
  const legend = (key: string) =>
    key
      .split(' ')
      .map((part) => (part === COMMAND ? command : isLegend(part) ? t(LEGENDS[part]) : part))
      .join(' ');
  const everywhere = [
    { name: t('keys.everywhere.search'), keys: [searchKeys] },
    ...(byKey ? [{ name: t('keys.everywhere.list'), keys: ['?'] }] : []),
    { name: t('keys.everywhere.close'), keys: ['Esc'] },
    ...(mayDevelop ? [{ name: t('keys.everywhere.developer-tools'), keys: [devtoolsKeys] }] : []),
  ];
  return (
    <Dialog open onOpenChange={(_event, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <ReturnFocus />
        <DialogBody>
          <DialogTitle>{t('keys.title')}</DialogTitle>
          <DialogContent className={styles.content}>
            <Body1 as="p" className={styles.lead}>
              {t('keys.about')}
            </Body1>
            <Switch
              checked={byKey}
              label={t('keys.by-key')}
              onChange={(_event, { checked }) => {
                setByKey(checked);
                setIsKept(keepByKey(checked));
              }}
            />
            {!isKept && <p className={styles.lead}>{t('keys.not-kept')}</p>}
            <div className={styles.groups}>
              <div className={styles.column}>
                <Group title={t('keys.everywhere')} rows={everywhere} />
                <Group
                  title={t('keys.tabs')}
                  rows={TABS.map(([name, keys]) => ({ name: t(`keys.tabs.${name}`), keys: keys.map(legend) }))}
                />
              </div>
              <Group
                title={t('keys.tables')}
                rows={TABLES.map(([name, keys]) => ({ name: t(`keys.tables.${name}`), keys: keys.map(legend) }))}
              />
            </div>
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              {t('keys.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
