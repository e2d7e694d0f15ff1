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
  isUnanswered,
} from './errors';
export { describeError } from './describe-error';
export type { ErrorDescription } from './describe-error';
export type { CallInput, CallOptions, Http, StreamAnswers, StreamKey } from './types';
