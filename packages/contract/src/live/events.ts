import { Type } from 'typebox';
import { strict } from '../wire/schema';

const Nothing = strict({});

/** Messages of the stream about itself. */
export const liveEvents = {
  system: {
    /** First message of every stream. */
    connected: strict({ connection_id: Type.String() }),
    /** The missed messages are no longer kept: reload everything. */
    reset: Nothing,
    /** Sent while nothing else is, without an id: a client that hears nothing for long knows that the stream is dead. */
    heartbeat: Nothing,
    /** Start of the stream on a channel that it joined, told by the message's id. */
    position: Nothing,
  },
};
