import type { LayoutForm } from '@slotwise/contract';
import { EmptyState } from '@slotwise/shared/ui';
import { Banner } from '@slotwise/shared/ui/feedback';
import { useState } from 'react';
import { useWords } from '../words';
import { PlanDrawing } from './plan-drawing';

/**
 * The plan of a form. While the form has a fault, the last one stays and says so: people see what they have come from.
 * @param form null while it has a fault
 */
export function LayoutPlan({ form }: { form: LayoutForm | null }) {
  const { t } = useWords();
  const [last, setLast] = useState(form);
  if (form && form !== last) setLast(form);
  const drawn = form ?? last;
  if (!drawn) return <EmptyState title={t('plan.none')} reason={t('plan.none-reason')} />;
  return (
    <>
      {!form && (
        <Banner intent="warning" title={t('plan.before')}>
          {t('plan.before-reason')}
        </Banner>
      )}
      <PlanDrawing form={drawn} />
    </>
  );
}
