import type { StatCardProps } from '@slotwise/shared/ui/charts';
import { ScreenLink } from '@slotwise/shared/ui/link';

/** Makes a card a link to the list that it counts. */
export const linkTo = (to: string): NonNullable<StatCardProps['link']> =>
  function CardLink(className, content) {
    return (
      <ScreenLink to={to} className={className}>
        {content}
      </ScreenLink>
    );
  };
