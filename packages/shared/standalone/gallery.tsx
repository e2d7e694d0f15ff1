import { AppProviders, Link, makeStyles, tokens } from '@slotwise/shared/ui';
import { Select } from '@slotwise/shared/ui/forms';
import { use, useState } from 'react';
import { partIds, statesOf } from './all-parts';
import { addressOf, DENSITIES, LOCALES, THEMES, type Look } from './look';

const WIDTHS = ['320', '480', '768', '1024', '1280', '1920'] as const;

const useStyles = makeStyles({
  root: { display: 'flex', height: '100%', backgroundColor: tokens.colorNeutralBackground3 },
  list: { width: '15rem', flexShrink: 0, overflow: 'auto', padding: '16px', boxSizing: 'border-box' },
  title: { margin: '0 0 12px', fontSize: tokens.fontSizeBase400 },
  parts: { display: 'flex', flexDirection: 'column', gap: '4px', margin: 0, padding: 0, listStyle: 'none' },
  main: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    padding: '12px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  stage: { flexGrow: 1, overflow: 'auto', padding: '16px' },
  frame: {
    height: '100%',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

const all = Promise.all(partIds.map(async (id) => ({ id, ...(await statesOf(id)) })));

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly T[];
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Select aria-label={label} value={value} onChange={(_event, data) => onChange(data.value as T)}>
      {options.map((option) => (
        <option key={option} value={option}>
          {option || 'all states'}
        </option>
      ))}
    </Select>
  );
}

/** All parts to choose from, each in a window of its own, whose width, theme, direction and density can be chosen. */
export function Gallery() {
  const styles = useStyles();
  const parts = use(all);
  const [part, setPart] = useState(parts[0]?.id ?? '');
  const [state, setState] = useState('');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('1024');
  const [look, setLook] = useState<Look>({ theme: 'light', locale: 'en', density: 'comfortable' });
  const chosen = parts.find(({ id }) => id === part);
  const names = Object.keys(chosen?.states ?? {});
  const only = state || (chosen?.covers ? names[0] : undefined);
  return (
    <AppProviders theme="light">
      <div className={styles.root}>
        <nav className={styles.list} aria-label="Parts">
          <h1 className={styles.title}>Parts</h1>
          <ul className={styles.parts}>
            {parts.map(({ id }) => (
              <li key={id}>
                <Link
                  as="button"
                  aria-current={id === part}
                  onClick={() => {
                    setPart(id);
                    setState('');
                  }}
                >
                  {id}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <main className={styles.main}>
          <div className={styles.bar}>
            <Choice
              label="State"
              value={only ?? ''}
              options={chosen?.covers ? names : ['', ...names]}
              onChange={setState}
            />
            <Choice
              label="Theme"
              value={look.theme}
              options={THEMES}
              onChange={(theme) => setLook({ ...look, theme })}
            />
            <Choice label="Width" value={width} options={WIDTHS} onChange={setWidth} />
            <Choice
              label="Language"
              value={look.locale}
              options={LOCALES}
              onChange={(locale) => setLook({ ...look, locale })}
            />
            <Choice
              label="Density"
              value={look.density}
              options={DENSITIES}
              onChange={(density) => setLook({ ...look, density })}
            />
          </div>
          <div className={styles.stage}>
            <iframe
              key={part}
              className={styles.frame}
              style={{ width: `${width}px` }}
              title={chosen?.part ?? ''}
              src={addressOf(part, look, only)}
            />
          </div>
        </main>
      </div>
    </AppProviders>
  );
}
