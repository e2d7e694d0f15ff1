import { useEffect, useRef, useState, type ComponentType } from 'react';
import { lazyScreen } from './lazy-screen';
import { onceDrawn } from './once-drawn';

/**
 * A dialog whose code comes once the page is drawn and idle, or when it is opened before. It is drawn from the first time on
 * that it is open: what it leaves behind when it closes is its own affair.
 * @param load its failure is thrown to the boundary around the screen when the dialog is to be shown
 */
export function lateDialog<P extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const Dialog = lazyScreen<object>(load as () => Promise<{ default: ComponentType<object> }>);
  return function LateDialog(props: P) {
    const place = useRef<HTMLSpanElement>(null);
    const [wasOpen, setWasOpen] = useState(props.open);
    if (props.open && !wasOpen) setWasOpen(true);
    useEffect(() => {
      if (!place.current) return undefined;
      return onceDrawn(place.current, () => {
        load().catch((error: unknown) => {
          console.warn('A dialog could not be fetched. It is tried again when somebody opens it.', error);
        });
      });
    }, []);
    return (
      <>
        <span ref={place} hidden />
        {wasOpen && <Dialog {...props} fallback={null} />}
      </>
    );
  };
}
