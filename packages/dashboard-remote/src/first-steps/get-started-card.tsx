import { lazyScreen } from '@slotwise/shared/remote';
import { useState, type ComponentType } from 'react';
import type { GetStartedProps } from './get-started';

let Loaded: ComponentType<GetStartedProps> | undefined;

/** Only who begins needs its code. */
export async function loadGetStarted() {
  const module = await import(/* webpackChunkName: "card-get-started" */ './get-started');
  Loaded = module.default;
  return module;
}

const Late = lazyScreen<GetStartedProps>(loadGetStarted);

/** The card is drawn at once where its code is there: a frame without it would move what stands below. */
export function GetStartedCard(props: GetStartedProps) {
  const [Ready] = useState(() => Loaded);
  return Ready ? <Ready {...props} /> : <Late {...props} fallback={null} />;
}
