import { Button, Caption1, mergeClasses } from '@slotwise/shared/ui';
import { TextAreaField } from '@slotwise/shared/ui/forms';
import { ArrowUpload16Regular } from '@slotwise/shared/ui/icons';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useBulkStyles } from './bulk-invite.styles';
import { listOf } from './model/read-people';
import type { RolesByName } from './model/roles-of-list';
import { useWords } from './words';
import { readFile } from './read-file';

interface PeopleInputProps {
  text: string;
  onText: (text: string) => void;
  error: string | null;
  roles: RolesByName;
}

const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes a pasted or typed list, or a chosen or dropped file: its people are added to the text, to be mended there. */
export function PeopleInput({ text, onText, error, roles }: PeopleInputProps) {
  const styles = useBulkStyles();
  const { t, say } = useWords();
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [note, setNote] = useState<{ text: string; fault: boolean } | null>(null);

  const add = async (file: File | undefined) => {
    if (!file) return;
    const read = await readFile(file, roles);
    if ('fault' in read) return setNote({ text: say(read.fault), fault: true });
    const { entries, encoding } = read;
    onText([text.trimEnd(), listOf(entries)].filter((part) => part !== '').join('\n'));
    setNote({ text: t('file.added', { count: entries.length, name: file.name, encoding }), fault: false });
  };

  return (
    <div
      className={mergeClasses(styles.zone, over && styles.target)}
      onDragOver={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!holdsFile(event)) return;
        event.preventDefault();
        void add(event.dataTransfer.files[0]);
      }}
    >
      <TextAreaField
        label={t('people.label')}
        hint={t('people.hint')}
        rows={6}
        spellCheck={false}
        value={text}
        error={(note?.fault ? note.text : null) ?? error}
        onChange={(next) => {
          setNote(null);
          onText(next);
        }}
      />
      <div className={styles.file}>
        <Button size="small" icon={<ArrowUpload16Regular />} onClick={() => chooser.current?.click()}>
          {t('file.choose')}
        </Button>
        <Caption1 className={styles.quiet} role="status">
          {note && !note.fault ? note.text : t('file.drop')}
        </Caption1>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          aria-label={t('file.label')}
          hidden
          onChange={({ target }) => {
            void add(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
    </div>
  );
}
