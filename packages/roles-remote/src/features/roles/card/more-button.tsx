import type { Role } from '@slotwise/contract';
import { Button } from '@slotwise/shared/ui';
import type { ButtonProps } from '@slotwise/shared/ui';
import { MoreHorizontal20Regular } from '@slotwise/shared/ui/icons';
import { useWords } from '../../../words';

type MoreButtonProps = Extract<ButtonProps, { as?: 'button' }> & { subject: Role };

/** Opens the menu of a card, and stands in its place until its code is here. */
export function MoreButton({ subject, ...props }: MoreButtonProps) {
  const { t } = useWords();
  return (
    <Button
      {...props}
      appearance="subtle"
      icon={<MoreHorizontal20Regular />}
      aria-label={t('card.more-of', { role: subject.name })}
      title={t('card.more')}
    />
  );
}
