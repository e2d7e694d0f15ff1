/** `load`: the shell did not arrive; `crash`: it stopped. */
type Failure = 'load' | 'crash';

// Taken before any remote runs, and used without methods of elements: a remote may have replaced those.
const marks = document.documentElement.dataset;
const detail = document.getElementById('last-resort-detail')?.firstChild as Text | null | undefined;
const headingOf = (failure: Failure) => document.querySelector(`.last-${failure} h1`)?.textContent ?? '';
/** The headings that the page has for them, in its own language. */
const headings: Record<Failure, string> = { load: headingOf('load'), crash: headingOf('crash') };
const { set: setData } = Object.getOwnPropertyDescriptor(CharacterData.prototype, 'data') ?? {};

const isMissingFile = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Shows the page that stands in `index.html` for the case that the shell itself fails: the failure, and a link that
 * loads the page anew. `cause` says whose fault that is, as far as it is known. A style sheet brings it out in the
 * place of everything else, by a mark of the document.
 */
export function showLastResort(error: unknown, cause = ''): void {
  const failure: Failure = isMissingFile(error) ? 'load' : 'crash';
  marks.failed = failure;
  const message = error instanceof Error ? error.message : String(error);
  if (failure === 'crash' && detail) setData?.call(detail, cause === '' ? message : `${cause} (${message})`);
  document.title = headings[failure];
}
