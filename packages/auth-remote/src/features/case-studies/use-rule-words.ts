import { PRODUCT_NAME } from '@slotwise/contract/constants';
import type { TravelValue } from './model/reference-values';
import { useWords } from './words';

type Rule = TravelValue['rule'];

/** How the rules of a chart are called, and what each does; our own plans are explained by whoever shows them. */
export function useRuleWords() {
  const { t } = useWords();
  return {
    nameOf: (rule: Rule) =>
      rule === 'found' ? t('rules.found.name', { product: PRODUCT_NAME }) : t(`rules.${rule}.name`),
    meaningOf: (rule: Rule) => (rule === 'found' ? '' : t(`rules.${rule}.meaning`)),
  };
}
