import { PROMPT_MAX } from '@slotwise/contract/constants';
import { BREAKPOINTS } from '@slotwise/shared/ui/breakpoints';
import { Button, makeStyles, tokens, useId, VisuallyHidden } from '@slotwise/shared/ui';
import { Textarea } from '@slotwise/shared/ui/forms';
import { ArrowUp20Filled, Stop20Filled } from '@slotwise/shared/ui/icons';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { ask, isStreamingAtom } from './conversation';
import { Transcript } from './transcript';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    boxSizing: 'border-box',
    // 90 % of the container, and never wider than 4xl.
    width: '90%',
    maxWidth: '56rem',
    marginInline: 'auto',
    marginBlock: '8px 12px',
    padding: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
    [`@media (min-width: ${BREAKPOINTS.lg}px)`]: { padding: '12px' },
  },
  form: { display: 'flex', alignItems: 'flex-end', columnGap: '8px' },
  field: { flexGrow: 1, minWidth: 0 },
  send: { flexShrink: 0 },
});

/** One prompt at a time: Enter sends, Shift and Enter makes a new line; while the answer streams the button stops it. */
export default function PromptBox() {
  const styles = useStyles();
  const { t } = useWords();
  const fieldId = useId('prompt');
  const { store, host } = useShell();
  const [prompt, setPrompt] = useState('');
  const isStreaming = useAtomValue(isStreamingAtom);
  const running = useRef<AbortController>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => field.current?.focus(), []);
  // Closing the box, or signing out, gives up the answer.
  useEffect(() => () => running.current?.abort(), []);

  const send = async () => {
    if (!prompt.trim() || isStreaming) return;
    const controller = new AbortController();
    running.current = controller;
    setPrompt('');
    await ask({ store, http: host.http, locale: host.locale.get(), signal: controller.signal }, prompt);
    const page = document;
    // The field was disabled meanwhile and lost the focus; it gets it back unless the person went elsewhere.
    if (page.activeElement === page.body || root.current?.contains(page.activeElement)) {
      requestAnimationFrame(() => field.current?.focus());
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isStreaming) running.current?.abort();
    else void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <div ref={root} className={styles.root} role="region" aria-label={t('assistant.label')}>
      <Transcript />
      <form className={styles.form} onSubmit={onSubmit}>
        <VisuallyHidden>
          <label htmlFor={fieldId}>{t('assistant.prompt')}</label>
        </VisuallyHidden>
        <Textarea
          ref={field}
          id={fieldId}
          className={styles.field}
          placeholder={t('assistant.ask')}
          value={prompt}
          rows={2}
          resize="none"
          maxLength={PROMPT_MAX}
          disabled={isStreaming}
          onChange={(_event, data) => setPrompt(data.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          appearance="primary"
          shape="circular"
          className={styles.send}
          disabled={!isStreaming && !prompt.trim()}
          aria-label={t(isStreaming ? 'assistant.stop' : 'assistant.send')}
          icon={isStreaming ? <Stop20Filled /> : <ArrowUp20Filled />}
        />
      </form>
    </div>
  );
}
