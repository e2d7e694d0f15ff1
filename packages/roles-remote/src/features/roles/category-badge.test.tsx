import { renderHook } from '@testing-library/react';
import { PERMISSION_CATEGORIES } from '@slotwise/contract/permissions';
import { useCategoryDot } from './category-badge';

test('each category has a dot of its own colour, and one that is new has that of the others', () => {
  const { current: dotOf } = renderHook(useCategoryDot).result;
  const classes = PERMISSION_CATEGORIES.map(dotOf);
  expect(new Set(classes).size).toBe(PERMISSION_CATEGORIES.length);
  expect(dotOf('waves')).toBe(dotOf('other'));
  expect(dotOf('other')).not.toBe('');
});
