// Types of the services that a remote is given, and of those that a page meets when it embeds one. Needs the DOM's
// types and nothing else.
import type { ApiError } from '@slotwise/shared/http';
import type { SlotwiseRemoteElement } from '@slotwise/embed/element';

export type {
  BusTopics,
  CompanyLiveEvents,
  Density,
  EventBus,
  Extension,
  ExtensionProps,
  Extensions,
  ListedEntity,
  LiveCache,
  LiveEvents,
  Notice,
  Outbox,
  OutboxChange,
  OutboxEntry,
  OutboxRefusal,
  Parcel,
  Platform,
  Preferences,
  QueryKey,
  Reaction,
  ReactionContext,
  Reactions,
  Readable,
  Records,
  ResolvedTheme,
  Session,
  SessionState,
  ThemeChoice,
  Topic,
  UserLiveEvents,
  Viewport,
  WmsLiveEvents,
} from '@slotwise/shared/platform';
export type {
  CallAnswer,
  CallInput,
  CallOptions,
  Http,
  ReceivedFile,
  SentBytes,
  StreamKey,
} from '@slotwise/shared/http';
export type {
  Answer,
  Body,
  BytesKey,
  Company,
  ErrorCode,
  FieldFault,
  FileKey,
  Invitation,
  Me,
  Permission,
  PermissionName,
  Query,
  RemoteManifest,
  Role,
  RouteKey,
  User,
  Warehouse,
} from '@slotwise/contract';
export type {
  FetchToken,
  GrantedToken,
  SlotwiseElementErrorCode,
  SlotwiseErrorCode,
  SlotwiseRemoteAttributes,
  SlotwiseRemoteDetails,
  SlotwiseRemoteElement,
  SlotwiseRemoteEventMap,
} from '@slotwise/embed/element';

/**
 * Error that `Platform.http` rejects with when the API answered with an error: its `name` is `ApiError`. Without an
 * answer the `name` is `NetworkError`, `TimeoutError`, or `AbortError` after the mount's end.
 */
export type ApiFailure = Pick<ApiError, 'name' | 'status' | 'code' | 'message' | 'details'>;

declare global {
  interface HTMLElementTagNameMap {
    'slotwise-remote': SlotwiseRemoteElement;
  }
}
