// Not shared at run time, so that a remote under the shell of before has it.
export { SavingNote } from './saving-note';
export type { SavingNoteProps } from './saving-note';
export { SendButton } from './send-button';
export type { SendButtonProps } from './send-button';
export { useSendingWord } from './use-sending-word';
