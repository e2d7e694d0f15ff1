import type { Body, ImportDetails } from '@slotwise/contract';
import { isAborted } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importKeys } from './import-keys';
import { useUploads } from './use-uploads';

/** Looking at 60 MB takes the server a while. */
const READ_TIMEOUT_MS = 120_000;

type Wishes = Omit<Body<'POST /import/read'>, 'import_id'>;

/** Has the server look at a file that has arrived whole. @param wishes what of it is not to be guessed */
export function useReadFile(importId: string) {
  const { http } = usePlatform();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (wishes: Wishes) =>
      http('POST /import/read', { body: { import_id: importId, ...wishes }, timeoutMs: READ_TIMEOUT_MS }),
    onSuccess: (details) => cache.setQueryData(importKeys.one(importId), details),
  });
}

/** Sends a file, or its missing parts. It goes on while people are on other screens. */
export function useSendFile() {
  const cache = useQueryClient();
  const uploads = useUploads();
  return async (importId: string, file: File, arrived?: readonly number[]) => {
    const isWhole = await uploads.send(importId, file, arrived);
    if (!isWhole) return;
    // The page of the import reads it as soon as it knows that every part is there. Its first answer may still be on the way
    // from before the last part, and would not be asked for again.
    await cache.cancelQueries({ queryKey: importKeys.one(importId) });
    await cache.invalidateQueries({ queryKey: importKeys.one(importId) });
    uploads.stop(importId);
  };
}

/** The steps that are the server's: each answers at once and tells by live events how far it is. */
export function useStep(importId: string) {
  const { http } = usePlatform();
  const cache = useQueryClient();
  const uploads = useUploads();
  const take = ({ import: file }: { import: ImportDetails['import'] }) => {
    cache.setQueryData<ImportDetails>(importKeys.one(importId), (known) => known && { ...known, import: file });
    void cache.invalidateQueries({ queryKey: importKeys.list });
    // A step that is short may have ended before its answer came: the page's data is asked for once more.
    void cache.invalidateQueries({ queryKey: importKeys.one(importId) });
  };
  const check = useMutation({
    mutationFn: (body: Omit<Body<'POST /import/check'>, 'import_id'>) =>
      http('POST /import/check', { body: { import_id: importId, ...body } }),
    onSuccess: (answer) => {
      cache.removeQueries({ queryKey: importKeys.rows(importId) });
      take(answer);
    },
  });
  const run = useMutation({
    mutationFn: ({ again = false }: { again?: boolean }) =>
      http('POST /import/run', { body: { import_id: importId, ...(again && { again }) } }),
    onSuccess: take,
    // Somebody else may have added the same file since the page was read.
    onError: () => cache.invalidateQueries({ queryKey: importKeys.one(importId) }),
  });
  const cancel = useMutation({
    mutationFn: (signal: AbortSignal | undefined) => {
      uploads.stop(importId);
      return http('POST /import/cancel', { body: { import_id: importId }, signal });
    },
    onSuccess: take,
    // It may have been done, also where somebody gave it up.
    onError: () => void cache.invalidateQueries({ queryKey: importKeys.one(importId) }),
  });
  return { check, run, cancel };
}

/** Reason for a failure; null if it was given up. */
export const faultOf = (error: Error | null): Error | null => (error === null || isAborted(error) ? null : error);
