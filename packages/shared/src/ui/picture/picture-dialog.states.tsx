import { PlatformProvider } from '@slotwise/shared/remote';
import { useLocale } from '@slotwise/shared/words';
import { createReadable } from '../../events/readable';
import type { Platform } from '../../platform';
import type { PartStates } from '../part-states';
import { exampleOf } from './example';
import { PictureDialog, type PictureDialogProps } from './index';

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

/** The dialog asks its platform for notices alone, for the language, and for a person, who is not there. */
const platformIn = (locale: string) =>
  ({
    ...({ locale: createReadable(locale), notify: nothing } satisfies Partial<Platform>),
    session: createReadable({ me: null }),
  }) as unknown as Platform;

function Example(props: Partial<PictureDialogProps>) {
  return (
    <PlatformProvider platform={platformIn(useLocale())}>
      <PictureDialog
        title="Your picture"
        name="Ada Owner"
        image={null}
        shape="circular"
        give={never}
        remove={never}
        onClose={nothing}
        {...props}
      />
    </PlatformProvider>
  );
}

export default {
  part: 'Dialog for a picture',
  covers: true,
  states: {
    'of a person, none yet': () => <Example />,
    'of a person': () => <Example image={exampleOf(256, 256).url} />,
    'of a company': () => (
      <Example title="Picture of the company" name="Alderbrook Goods" shape="square" image={exampleOf(256, 256).url} />
    ),
  },
} satisfies PartStates;
