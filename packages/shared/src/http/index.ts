export { createHttp } from './create-http';
export type { HttpOptions } from './create-http';
export {
  ApiError,
  NetworkError,
  TimeoutError,
  isAborted,
  isApiError,
  isNetworkError,
  isTimeoutError,
  isInconclusive,
  isInDoubt,
  markInDoubt,
  isUnanswered,
} from './errors';
export type { ReceivedFault } from './errors';
export { randomKey } from './random-key';
export { createRepeats } from './repeats';
export type { Repeats } from './repeats';
export type {
  CallAnswer,
  CallInput,
  CallOptions,
  Http,
  ReceivedFile,
  SentBytes,
  StreamAnswers,
  StreamKey,
} from './types';
