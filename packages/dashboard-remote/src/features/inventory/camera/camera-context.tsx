import { usePlatform } from '@slotwise/shared/remote';
import { createContext, use, useEffect, useMemo, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { browserParts, isOwnPage } from './browser-parts';
import { Camera, type CameraParts } from './camera';

interface Here {
  camera: Camera;
  /** Whether the focus is in the viewfinder, which the next question draws anew. */
  hasFocus: RefObject<boolean>;
}

const CameraContext = createContext<Here | null>(null);

/** The camera of this page; null where there can be none. */
export const useCamera = (): Here | null => use(CameraContext);

interface CameraProviderProps {
  /** Left out: those of the browser, on pages of ours. */
  parts?: CameraParts;
  children: ReactNode;
}

/** One camera for all questions of one task. It ends with the task, and when the page is out of sight. */
export function CameraProvider({ parts, children }: CameraProviderProps) {
  const platform = usePlatform();
  const hasFocus = useRef(false);
  const camera = useMemo(() => {
    const taken = parts ?? (isOwnPage() ? browserParts(platform) : null);
    return taken && new Camera(taken);
  }, [parts, platform]);
  useEffect(() => {
    if (!camera) return undefined;
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('visibilitychange', () => document.hidden && camera.close('hidden'), { signal });
    addEventListener('pagehide', () => camera.close('hidden'), { signal });
    return () => {
      end.abort();
      camera.dispose();
    };
  }, [camera]);
  const here = useMemo(() => camera && { camera, hasFocus }, [camera]);
  return <CameraContext value={here}>{children}</CameraContext>;
}
