import type { Role } from '@slotwise/contract';
import { Button } from '@slotwise/shared/ui';
import type { ButtonProps } from '@slotwise/shared/ui';
import { MoreHorizontal20Regular } from '@slotwise/shared/ui/icons';
import { useWords } from '../../../words';

type MoreButtonProps = Extract<ButtonProps, { as?: 'button' }> & { of: Role };

/** Opens the menu of a card, and stands in its place until its code is here. */
export function MoreButton({ of, ...props }: MoreButtonProps) {
  const { t } = useWords();
  return (
    <Button
      {...props}
      appearance="subtle"
      icon={<MoreHorizontal20Regular />}
      aria-label={t('card.more-of', { role: of.name })}
      title={t('card.more')}
    />
  );
}
