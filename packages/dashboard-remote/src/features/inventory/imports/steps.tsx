import type { Import, ImportDetails } from '@slotwise/contract';
import { makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { Checkmark16Regular } from '@slotwise/shared/ui/icons';
import { useFormats } from '@slotwise/shared/words';
import { useEffect, useRef } from 'react';
import { useWords } from './words';

const useStyles = makeStyles({
  list: {
    ...{ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', margin: 0, padding: 0, listStyle: 'none' },
    outlineStyle: 'none',
  },
  step: {
    outlineStyle: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    color: tokens.colorNeutralForeground3,
  },
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: '24px',
    height: '24px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  here: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  hereMark: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    border: `1px solid ${tokens.colorBrandBackground}`,
  },
  doneMark: { color: tokens.colorBrandForeground1, border: `1px solid ${tokens.colorBrandStroke1}` },
});

const STEPS = ['file', 'columns', 'preview', 'import'] as const;
const AT: Readonly<Record<Exclude<Import['status'], 'failed' | 'canceled'>, number>> = {
  uploading: 0,
  mapping: 1,
  checking: 2,
  ready: 2,
  applying: 3,
  done: 4,
};

/** @returns how many steps lie behind the file: of one that failed or was canceled, those that it had come through */
function stepOf(status: Import['status'], { import: file, layout }: ImportDetails): number {
  if (status !== 'failed' && status !== 'canceled') return AT[status];
  if (layout === null) return AT.uploading;
  if (file.rowsTotal !== null) return AT.applying;
  return file.rowsDone > 0 ? AT.checking : AT.mapping;
}

/** Step of a file in the import. A file that has ended early is at none. */
export function Steps({ status, details }: { status: Import['status']; details: ImportDetails }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const at = stepOf(status, details);
  const list = useRef<HTMLOListElement>(null);
  const here = useRef<HTMLLIElement>(null);
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    // The pressed button is gone with its step: from the next one the keyboard goes on.
    if (document.activeElement === document.body) (here.current ?? list.current)?.focus({ preventScroll: true });
  }, [status]);
  const isHere = status !== 'failed' && status !== 'canceled';
  return (
    <ol ref={list} tabIndex={-1} className={styles.list} aria-label={t('steps.label')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          ref={isHere && index === at ? here : undefined}
          tabIndex={isHere && index === at ? -1 : undefined}
          className={mergeClasses(styles.step, isHere && index === at && styles.here)}
          aria-current={isHere && index === at ? 'step' : undefined}
        >
          <span
            aria-hidden="true"
            className={mergeClasses(
              styles.mark,
              isHere && index === at && styles.hereMark,
              index < at && styles.doneMark,
            )}
          >
            {index < at ? <Checkmark16Regular /> : formats.number(index + 1)}
          </span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
