import type { Services } from '../services';

/** The command was asked for something that cannot be done. The message is for the operator who typed it. */
export class CommandRefused extends Error {}

/** Command that an operator runs on the server's machine. */
export interface OperatorCommand {
  /** Typed name, such as `administrators add`. */
  name: string;
  /** Names of the further words; one that ends in a question mark may be left out. */
  takes: readonly string[];
  /** Description, in a line. */
  about: string;
  /** @returns what is printed. @throws CommandRefused */
  run(services: Services, args: readonly string[]): Promise<string>;
}
