import type { FileKey, Query } from '@slotwise/contract';
import { download } from '@slotwise/shared/files';
import type { ReceivedFile } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useState } from 'react';
import { useWords } from './words';

/** The server writes it while it is sent: long ones take as long as they take. */
const TIMEOUT_MS = 120_000;

/** Hands people files that the server makes. */
export function useDownload() {
  const { t } = useWords();
  const platform = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const fetchFile = async <K extends FileKey>(key: K, query: Query<K>) => {
    setBusy(true);
    try {
      const get = platform.http as unknown as (key: K, input: object) => Promise<ReceivedFile>;
      const { name, blob } = await get(key, { query, timeoutMs: TIMEOUT_MS });
      download(name, blob);
    } catch (error) {
      notifyFailure(platform, t('download.failed'), error);
    } finally {
      setBusy(false);
    }
  };
  return { fetchFile, isBusy };
}
