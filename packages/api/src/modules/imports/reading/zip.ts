import { promisify } from 'node:util';
import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { FileFault } from './file-fault';
import { LIMITS } from './table';

const openFile = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

/** The parts of a zipped file, read one by one, within the limits of their unpacked size. */
export class Zip {
  private unpacked = 0;

  private constructor(
    private readonly file: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws FileFault `file_damaged` for a file that is no whole archive, `file_bomb` for one with too many parts */
  static async open(path: string): Promise<Zip> {
    const file = await openFile(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(() => {
      throw new FileFault('file_damaged');
    });
    try {
      return new Zip(file, await entriesOf(file));
    } catch (fault) {
      file.close();
      throw fault;
    }
  }

  has = (name: string): boolean => this.entries.has(name);

  /** Pieces of one part, unpacked. @throws FileFault if it is not there, encrypted, damaged, or unpacks to too much */
  async *part(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new FileFault('file_part_missing', { part: name });
    if (entry.isEncrypted()) throw new FileFault('file_encrypted');
    const stream = await this.openPart(entry);
    let bytes = 0;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        this.unpacked += chunk.length;
        const tooDense = bytes > LIMITS.ratioFrom && bytes > LIMITS.ratio * Math.max(1, entry.compressedSize);
        if (this.unpacked > LIMITS.unpackedBytes || tooDense) throw new FileFault('file_bomb');
        yield chunk;
      }
    } catch (fault) {
      // If inflating fails for any reason, the bytes are not those that were packed.
      throw fault instanceof FileFault ? fault : new FileFault('file_damaged');
    } finally {
      stream.destroy();
    }
  }

  private openPart(entry: Entry): Promise<Readable> {
    return new Promise((resolve, reject) => {
      this.file.openReadStream(entry, (fault, stream) =>
        fault ? reject(new FileFault('file_damaged')) : resolve(stream),
      );
    });
  }

  close(): void {
    this.file.close();
  }
}

function entriesOf(file: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    if (file.entryCount > LIMITS.zipEntries) return reject(new FileFault('file_bomb'));
    file.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      file.readEntry();
    });
    file.on('end', () => resolve(entries));
    file.on('error', () => reject(new FileFault('file_damaged')));
    file.readEntry();
  });
}
