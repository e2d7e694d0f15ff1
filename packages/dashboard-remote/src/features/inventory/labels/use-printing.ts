import type { Label } from '@slotwise/contract';
import { download } from '@slotwise/shared/files';
import { isApiError } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { compose } from './drawing/compose';
import { labelSvg } from './drawing/label-svg';
import type { LabelFault } from './model/content';
import { inChunks } from './model/in-chunks';
import { usedLayout } from './model/settings';
import type { Settings } from './model/settings';
import { zplLabel } from './model/zpl';
import { makeSheets, offerToPrint } from './print/pages';
import { useFaces } from './use-faces';

type Phase = { is: 'idle' } | { is: 'drawing'; done: number; total: number } | { is: 'noting'; total: number };

/** Result of a print. */
export interface Printed {
  printed: number;
  /** Those that could not be made: why, by label. */
  faults: readonly { label: Label; fault: LabelFault }[];
}

interface Prepared {
  labels: Label[];
  faults: { label: Label; fault: LabelFault }[];
  /** Hands them over: to the print dialog, or as a file. */
  release: () => void;
  /** Takes them off the page. */
  drop: () => void;
}

/** Draws labels, notes on the server that they are printed, and only then prints them. */
export function usePrinting() {
  const { http } = usePlatform();
  const cache = useQueryClient();
  const faceOf = useFaces();
  const [phase, setPhase] = useState<Phase>({ is: 'idle' });
  const running = useRef<AbortController | null>(null);
  const shown = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      shown.current?.();
    },
    [],
  );

  const prepare = async (labels: readonly Label[], settings: Settings, signal: AbortSignal): Promise<Prepared> => {
    const layout = usedLayout(settings);
    const [made, faults, files]: [Label[], Prepared['faults'], string[]] = [[], [], []];
    const drawings: SVGElement[] = [];
    const make = (label: Label): LabelFault | null => {
      const composed = compose(label, settings.symbology, faceOf);
      if ('is' in composed) return composed;
      if (settings.medium === 'zpl') {
        const file = zplLabel({ ...composed, symbology: settings.symbology }, layout, settings);
        if (file === null) return { is: 'too-wide' };
        files.push(file);
        return null;
      }
      const drawing = labelSvg(layout, composed.symbol, composed.face);
      if (drawing === null) return { is: 'too-wide' };
      drawings.push(drawing);
      return null;
    };
    await inChunks(
      labels,
      (label) => {
        const fault = make(label);
        if (fault) faults.push({ label, fault });
        else made.push(label);
      },
      { signal, onDone: (done) => setPhase({ is: 'drawing', done, total: labels.length }) },
    );
    if (settings.medium === 'zpl') {
      const release = () => download('labels.zpl', new Blob(files, { type: 'application/octet-stream' }));
      return { labels: made, faults, release, drop: () => undefined };
    }
    const { copies, skipped } = settings;
    const sheets = makeSheets(layout, { labels: made.length * copies, skipped });
    for (const drawing of drawings) {
      for (let copy = 1; copy < copies; copy++) sheets.add(drawing.cloneNode(true) as SVGElement);
      sheets.add(drawing);
    }
    const drop = offerToPrint(layout, sheets);
    return { labels: made, faults, release: () => window.print(), drop };
  };

  /** @throws what the server refused; nothing was printed then. @returns null if it was given up, and nothing printed */
  const print = async (labels: readonly Label[], settings: Settings): Promise<Printed | null> => {
    running.current?.abort();
    shown.current?.();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setPhase({ is: 'drawing', done: 0, total: labels.length });
    let prepared: Prepared | null = null;
    try {
      prepared = await prepare(labels, settings, signal);
      const { labels: made, faults } = prepared;
      if (made.length > 0) {
        setPhase({ is: 'noting', total: made.length });
        const { kind = 'sku' } = made[0] ?? {};
        const { symbology, medium, layout, copies, again } = settings;
        const named = made.map(({ id, unit }) => ({ id, unit }));
        await http('POST /labels/print', { body: { kind, symbology, medium, layout, copies, again, labels: named } });
        shown.current = prepared.drop;
        prepared.release();
      } else prepared.drop();
      return { printed: made.length, faults };
    } catch (error) {
      prepared?.drop();
      if (signal.aborted) return null;
      // Somebody has printed some of them meanwhile: the marks here are out of date.
      if (isApiError(error)) void cache.invalidateQueries({ queryKey: inventoryKeys.labels });
      throw error;
    } finally {
      setPhase({ is: 'idle' });
    }
  };
  return { phase, print, cancel: () => running.current?.abort() };
}
