import { defineService } from '../../../platform/services';

/** Bounds of what a model may cost and send for one question. Of each server there is one, so that a test need not wait for it. */
export const bounds = defineService(() => ({
  /** Until the first byte of an answer, and then between two. */
  silenceMs: 30_000,
  /** From the question to the end. */
  totalMs: 120_000,
  /** Of one answer as it comes over the wire. */
  answerBytes: 1_000_000,
  /** Of one event of it. */
  eventChars: 100_000,
  /** That a person gets to read. */
  textChars: 12_000,
  /** Asked for of the model itself. */
  tokens: 1_500,
  /** Answers of the model, the last of which is offered no tools. */
  rounds: 6,
  callsOfRound: 8,
  argumentChars: 2_000,
  /** Of what one look found. */
  factChars: 8_000,
  proposals: 3,
  /** Questions of one tenant that are with the model at a time. */
  ofTenant: 4,
}));

export type Bounds = ReturnType<(typeof bounds)['create']>;
