import { Tooltip as FluentTooltip } from '@fluentui/react-components';
import type { TooltipProps } from '@fluentui/react-components';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/**
 * Fluent's tooltip with our delays: while one is still on its way out (the skip delay), the next opens at once.
 * `relationship` says whether it names its target, describes it, or only repeats what is said elsewhere.
 */
export function Tooltip(props: TooltipProps) {
  return <FluentTooltip showDelay={OPEN_DELAY_MS} hideDelay={SKIP_DELAY_MS} {...props} />;
}

// Lets Fluent's own triggers (menus, dialogs) reach through the tooltip to the button inside.
Tooltip.displayName = 'Tooltip';
Tooltip.isFluentTriggerComponent = true;
