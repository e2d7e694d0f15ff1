import type { ImportDetails } from '@slotwise/contract';
import { Banner } from '@slotwise/shared/ui/feedback';
import type { ReactNode } from 'react';
import { useWords } from './words';

/** The first rows of a file are read to find out about it; from a later heading on, nothing of it may be known yet. */
const ROWS_READ = 200;

/** A file of which nothing but its heading was found when it was read. */
export const isOnlyHeading = ({ header, layout, sample }: ImportDetails): boolean =>
  header.length > 0 && layout !== null && layout.headerRow < ROWS_READ && sample.length === 0;

/** A checked file without a row: it changes nothing, but not because everything in it is there. */
export const hasNoRows = (details: ImportDetails): boolean => details.import.rowsTotal === 0;

/** Says that there is nothing to import, and why. */
export function NoRows({ details, actions }: { details: ImportDetails; actions?: ReactNode }) {
  const { t } = useWords();
  // Rows that have something in other columns alone are taken for notes beside the table.
  const which = details.sample.length === 0 ? 'heading' : 'mapped';
  return (
    <Banner intent="warning" title={t(`no-rows.${which}`)} actions={actions}>
      {t(`no-rows.${which}-advice`)}
    </Banner>
  );
}
