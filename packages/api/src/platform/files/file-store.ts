/** Published bytes by path. A path is written once and never changed, only deleted. */
export interface FileStore {
  /** @param type media type, which the store may serve the file with. */
  put(path: string, content: Buffer, type: string): Promise<void>;
  /** Undefined if there is no such file. @throws what the store says when it cannot be reached */
  get(path: string): Promise<Buffer | undefined>;
  has(path: string): Promise<boolean>;
  /** There may be no such file. */
  delete(path: string): Promise<void>;
  /** Whether files can be read and, as far as it shows without writing one, written. @throws what is in the way */
  check(): Promise<void>;
}
