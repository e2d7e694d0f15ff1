import { useEffect, useState } from 'react';
import { MountedArea } from './current-mount';
import { mountScope, type Mount } from './mount-scope';
import type { PlatformHost } from './platform-host';
import type { Remote } from '../platform';

export interface RemoteMountProps {
  remote: Remote;
  host: PlatformHost;
  /** Where the remote's files come from; see `mountScope`. */
  assets?: string;
}

/** Draws a remote with a platform that lives exactly as long as this place does. */
export function RemoteMount({ remote, host, assets }: RemoteMountProps) {
  const [mount, setMount] = useState<Mount | null>(null);
  useEffect(() => {
    // Made in an effect, not while drawing: what is drawn may be thrown away, and then nothing would end it.
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
        <remote.App platform={mount.platform} />
      </MountedArea>
    )
  );
}
