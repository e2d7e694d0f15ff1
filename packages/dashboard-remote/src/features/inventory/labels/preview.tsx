import type { Label } from '@slotwise/contract';
import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useRoom } from '../sections/use-room';
import { compose } from './drawing/compose';
import { labelSvg } from './drawing/label-svg';
import type { LabelLayout } from './model/layouts';
import { perPage } from './model/layouts';
import type { Settings } from './model/settings';
import { makeSheets } from './print/pages';
import { zoomOf } from './zoom';
import { useFaces } from './use-faces';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  // Paper is white in every theme. The sheet is as large as it is on paper, and smaller where there is less room beside the form.
  paper: {
    maxHeight: '26rem',
    maxWidth: '100%',
    width: 'fit-content',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface PreviewProps {
  labels: readonly Label[];
  /** They are printed, and none is left for the next print. */
  isPrinted: boolean;
  settings: Settings;
  layout: LabelLayout;
}

/** The first sheet as it will be printed, or as it would be once more. */
export function Preview({ labels, isPrinted, settings, layout }: PreviewProps) {
  const styles = useStyles();
  const { t } = useWords();
  const faceOf = useFaces();
  const paper = useRef<HTMLDivElement>(null);
  const [place, room] = useRoom();
  const { symbology, copies, skipped } = settings;
  const drawings = useMemo(() => {
    const made: SVGElement[] = [];
    const most = perPage(layout) - skipped;
    for (const label of labels) {
      const composed = compose(label, symbology, faceOf);
      const drawing = 'is' in composed ? null : labelSvg(layout, composed.symbol, composed.face);
      for (let copy = 0; drawing && copy < copies && made.length < most; copy++) {
        made.push(drawing.cloneNode(true) as SVGElement);
      }
      if (made.length >= most) break;
    }
    return made;
  }, [labels, layout, symbology, copies, skipped, faceOf]);
  useEffect(() => {
    const sheets = makeSheets(layout, { labels: Math.max(1, drawings.length), skipped });
    for (const drawing of drawings) sheets.add(drawing);
    sheets.root.style.zoom = String(zoomOf(layout, room));
    paper.current?.replaceChildren(sheets.root);
  }, [drawings, layout, skipped, room]);
  return (
    <div ref={place} className={styles.root}>
      <Text weight="semibold">{t('preview.title')}</Text>
      {drawings.length === 0 && <Text className={styles.quiet}>{t('preview.none')}</Text>}
      {drawings.length > 0 && isPrinted && <Text className={styles.quiet}>{t('preview.printed')}</Text>}
      {/* A frame that scrolls is reached by keyboard. */}
      <div ref={paper} className={styles.paper} role="img" aria-label={t('preview.label')} tabIndex={0} />
    </div>
  );
}
