/** Why there is no picture, or nothing that reads it. */
export type CameraFault =
  | 'denied'
  | 'none'
  | 'busy'
  | 'insecure'
  | 'unsupported'
  | 'ended'
  | 'not-loaded'
  | 'refused'
  | 'broken'
  | 'failed';

const BY_NAME: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotSupportedError: 'unsupported',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** The meaning of a browser that gives no camera. */
export const faultOf = (error: unknown): CameraFault =>
  (error instanceof Error || error instanceof DOMException ? BY_NAME[error.name] : undefined) ?? 'failed';
