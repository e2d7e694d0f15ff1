import type { Services } from '../services';

/** The command was asked for something that cannot be done. The message is for whoever typed it. */
export class CommandRefused extends Error {}

/** What whoever runs the server may tell it from a shell on its machine. */
export interface OperatorCommand {
  /** What is typed, such as `administrators add`. */
  name: string;
  /** Names of what follows; one that ends in a question mark may be left out. */
  takes: readonly string[];
  /** What it does, in a line. */
  about: string;
  /** @returns what is printed. @throws CommandRefused */
  run(services: Services, args: readonly string[]): Promise<string>;
}
