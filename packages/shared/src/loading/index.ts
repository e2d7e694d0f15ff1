export { BuildLoader } from './build-loader';
export type { Federation, LoadOptions } from './build-loader';
export type { Exposed } from './federation-files';
export { bringInAdvance } from './in-advance';
export { bringLaterFiles, sparesData } from './later-files';
export { loadFault } from './load-fault';
export { platformApiOf, platformFault } from './platform-fault';
export type { HostPage } from './load-fault';
export type { FetchOptions } from './remote-files';
export { frameFlooded, frameLeft, frameSilent } from './frame-faults';
export {
  faultOf,
  fellSilent,
  maySilence,
  isChunkError,
  lateFault,
  manifestFault,
  messageOf,
  RemoteFaultError,
  reportKindOf,
} from './remote-fault';
export type { RemoteFault, ReportKind } from './remote-fault';
export { absolute, entryFrom, folderOf } from './script-integrity';
export { trustedRegistry } from './trusted-registry';
export type { TrustedRegistry } from './trusted-registry';
export { isUnchecked, markUnchecked } from './unchecked';
export { faultCatalogue, loadFaultWords, sayFaultIn } from './words';
export type { FaultReason } from './words';
