import { PRODUCT_NAME } from '@slotwise/contract/constants';
import type { TravelValue } from './model/reference-values';
import { useWords } from './words';

type Rule = TravelValue['rule'];

/** Names and explanations of a chart's rules; callers explain our own plans themselves. */
export function useRuleWords() {
  const { t } = useWords();
  return {
    nameOf: (rule: Rule) =>
      rule === 'found' ? t('rules.found.name', { product: PRODUCT_NAME }) : t(`rules.${rule}.name`),
    meaningOf: (rule: Rule) => (rule === 'found' ? '' : t(`rules.${rule}.meaning`)),
  };
}
