import type { PartStates } from '../src/ui/part-states';

declare global {
  interface ImportMeta {
    /** webpack: all modules of a folder whose names match. */
    webpackContext(
      folder: string,
      options: { recursive: boolean; regExp: RegExp; mode: 'lazy' },
    ): { keys(): string[]; (key: string): Promise<{ default: PartStates }> };
  }
}

const files = import.meta.webpackContext('../src/ui', { recursive: true, regExp: /\.states\.tsx$/, mode: 'lazy' });

/** "./form/name-dialog.states.tsx" → "form/name-dialog". */
const idOf = (file: string) => file.replace(/^\.\//, '').replace(/\.states\.tsx$/, '');
const byId = new Map(files.keys().map((file) => [idOf(file), file] as const));

/** Ids of all parts, `<folder>/<part>`, in order. */
export const partIds: readonly string[] = [...byId.keys()].sort();

/** The states of one part. Throws for an id that no part has. */
export async function statesOf(id: string): Promise<PartStates> {
  const file = byId.get(id);
  if (file === undefined) throw new Error(`There is no part "${id}". Parts: ${partIds.join(', ')}`);
  return (await files(file)).default;
}
