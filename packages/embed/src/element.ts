import type { ErrorCode } from '@slotwise/contract';
import type { Notice, ThemeChoice } from '@slotwise/shared/platform';

/**
 * The token that the page hands over for its signed-in person, as its own server got it from `POST /api/embed/tokens`.
 */
export interface GrantedToken {
  access_token: string;
  /** Seconds until the token expires, from now. */
  expires_in: number;
}

/**
 * Gives the access token of the page's signed-in person. Asked when the remote is mounted, again 30 s before a token
 * expires, and once when the API refused one. A rejection is told as `token_unusable`, and so is no answer in 20 s.
 */
export type FetchToken = () => Promise<GrantedToken>;

/** Attributes of `<slotwise-remote>`. A change of `theme`, `locale`, `dir` or `height` is taken up at once; of any other, by mounting anew. */
export interface SlotwiseRemoteAttributes {
  /** The remote's id, such as `roles`. */
  name: string;
  /** Address of Slotwise; left out: the origin of the script. */
  server?: string;
  /** `shadow` (default): a shadow root in the page. `iframe`: a page of Slotwise, which the browser itself keeps apart. */
  isolation?: 'shadow' | 'iframe';
  /** The address that the remote starts at; its own router lives in memory. */
  path?: string;
  /** Left out: `system`. */
  theme?: ThemeChoice;
  /** BCP 47 tag that dates and numbers follow; left out: the page's `lang`, else the browser's. */
  locale?: string;
  /**
   * Its direction; left out: that of the surrounding part of the page, by `dir` there. `auto`: as its language is
   * written.
   */
  dir?: 'ltr' | 'rtl' | 'auto';
  /** A CSS length, or CSS pixels; left out or `auto`: as tall as its content. */
  height?: string | number;
}

/** Why a remote does not stand in its place, found by the element itself. */
export type SlotwiseElementErrorCode =
  /** `fetchToken` failed, or gave no token. */
  | 'token_unusable'
  /** The token is over, revoked, or not Slotwise's. */
  | 'token_refused'
  /** The token was given to a page of another origin. */
  | 'wrong_origin'
  /** The token was given for another remote. */
  | 'wrong_remote'
  /** The browser or Slotwise did not let this page show the frame. */
  | 'frame_refused'
  /** No answer from Slotwise, or it does not know this page's origin. */
  | 'unreachable'
  /** The remote's files could not be loaded, or it failed while it was mounted. */
  | 'load_failed';

/** Every `code` of `slotwise:error`: the element's own, and those that the API answers. */
export type SlotwiseErrorCode = SlotwiseElementErrorCode | ErrorCode;

/** Events of `<slotwise-remote>` and the `detail` of each. All bubble, also out of shadow roots. */
export interface SlotwiseRemoteDetails {
  /** The remote stands in its place. */
  'slotwise:mounted': { name: string; version: string };
  /**
   * It does not, or may not any more; the element says the same in its place and offers Retry. `message` is for people; `cause`, where it is known,
   * is the exact one, in English, for developers.
   */
  'slotwise:error': { name: string; code: SlotwiseErrorCode; message: string; cause?: string };
  /** The remote wants to go to an address that the page may own. */
  'slotwise:navigate': { to: string; replace: boolean };
  /** `preventDefault()` takes it over; otherwise it appears in a corner for a while. */
  'slotwise:notice': Pick<Notice, 'intent' | 'title' | 'body'>;
  /** The element has another size; CSS pixels. */
  'slotwise:resize': { height: number };
}

/** Events of `<slotwise-remote>`, by name. */
export type SlotwiseRemoteEventMap = { [E in keyof SlotwiseRemoteDetails]: CustomEvent<SlotwiseRemoteDetails[E]> };

/** A name of an event that the element may hear: any but one of ours that does not exist. */
type HeardEvent<E extends string> = E extends `slotwise:${string}` ? keyof SlotwiseRemoteEventMap : E;

/** `<slotwise-remote>`: mounts once it is in a document, has a `name` and a `fetchToken`; unmounts when it is taken out. */
export interface SlotwiseRemoteElement extends HTMLElement {
  /** May be set before the script is loaded, and again at any time: the next token comes from there. Null takes the remote away. */
  fetchToken: FetchToken | null;

  addEventListener<E extends keyof SlotwiseRemoteEventMap>(
    type: E,
    listener: (this: SlotwiseRemoteElement, event: SlotwiseRemoteEventMap[E]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<E extends keyof HTMLElementEventMap>(
    type: E,
    listener: (this: SlotwiseRemoteElement, event: HTMLElementEventMap[E]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<E extends string>(
    type: HeardEvent<E>,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;

  removeEventListener<E extends keyof SlotwiseRemoteEventMap>(
    type: E,
    listener: (this: SlotwiseRemoteElement, event: SlotwiseRemoteEventMap[E]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<E extends keyof HTMLElementEventMap>(
    type: E,
    listener: (this: SlotwiseRemoteElement, event: HTMLElementEventMap[E]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<E extends string>(
    type: HeardEvent<E>,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

const attributes: Record<keyof SlotwiseRemoteAttributes, true> = {
  name: true,
  server: true,
  isolation: true,
  path: true,
  theme: true,
  locale: true,
  dir: true,
  height: true,
};
/** The attributes that the element observes. */
export const ATTRIBUTES = Object.keys(attributes);
