import { useEffect, useState, type ReactNode } from 'react';
import { MountedArea } from './current-mount';
import { mountScope, type Mount } from './mount-scope';
import type { PlatformHost } from './platform-host';
import type { Remote } from '../platform';

export interface RemoteMountProps {
  remote: Remote;
  host: PlatformHost;
  /** Address of the remote's files; see `mountScope`. */
  assets?: string;
}

const DRAWN_WITHIN_MS = 1000;

/** Tells the page when the remote's code runs for the first time: its siblings are drawn before and after it, in this order. */
function FirstDrawing({ host, remote, children }: Pick<RemoteMountProps, 'host' | 'remote'> & { children: ReactNode }) {
  const { id, version } = remote.manifest;
  const [watch] = useState(() => {
    let end: (() => void) | undefined;
    let isOver = !host.watchDrawing;
    const over = () => {
      isOver = true;
      end?.();
      end = undefined;
    };
    return {
      begin: () => {
        if (isOver || end) return;
        end = host.watchDrawing?.({ remote: id, version });
        // A remote that throws is followed by nothing that is drawn.
        setTimeout(over, DRAWN_WITHIN_MS);
      },
      end: over,
    };
  });
  return (
    <>
      <Moment at={watch.begin} />
      {children}
      <Moment at={watch.end} />
    </>
  );
}

function Moment({ at }: { at: () => void }) {
  at();
  return null;
}

/** Draws a remote with a platform that lives exactly as long as this place does. */
export function RemoteMount({ remote, host, assets }: RemoteMountProps) {
  const [mount, setMount] = useState<Mount | null>(null);
  useEffect(() => {
    // Made in an effect, not while drawing: a drawing may be thrown away, and then nothing would end it.
    const own = mountScope(host, remote.manifest, assets);
    setMount(own);
    return () => {
      own.end();
      setMount(null);
    };
  }, [host, remote, assets]);
  // After what it draws has been put into the page.
  useEffect(() => mount?.drawn(), [mount]);
  return (
    mount && (
      <MountedArea place={mount.place}>
        <FirstDrawing host={host} remote={remote}>
          <remote.App platform={mount.platform} />
        </FirstDrawing>
      </MountedArea>
    )
  );
}
