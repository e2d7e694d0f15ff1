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
  isUnanswered,
} from './errors';
export type { ReceivedFault } from './errors';
export { randomKey } from './random-key';
export type { CallInput, CallOptions, Http, StreamAnswers, StreamKey } from './types';
