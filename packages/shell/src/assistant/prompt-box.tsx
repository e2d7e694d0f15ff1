import { PROMPT_MAX } from '@slotwise/contract/constants';
import { BREAKPOINTS } from '@slotwise/shared/ui/breakpoints';
import { Button, makeStyles, mergeClasses, tokens, useAnnounce, useId, VisuallyHidden } from '@slotwise/shared/ui';
import { Textarea } from '@slotwise/shared/ui/forms';
import { ArrowUp20Filled, Stop20Filled } from '@slotwise/shared/ui/icons';
import { useLocation } from '@slotwise/shared/ui/router';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { AnswererLine } from './answerer-line';
import { exchangesAtom, isStreamingAtom, type Exchange } from './assistant-atoms';
import { ask, forget } from './conversation';
import { QuestionChips } from './question-chips';
import { Transcript } from './transcript';
import { useInfo } from './use-info';
import { useStreamingFocus } from './use-streaming-focus';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    // 90 % of the container, and never wider than 4xl. It stands below the page, which keeps a part of the height.
    width: '90%',
    maxWidth: '56rem',
    maxHeight: '55%',
    overflowY: 'auto',
    marginInline: 'auto',
    marginBlock: '8px 12px',
    padding: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
    [`@media (min-width: ${BREAKPOINTS.lg}px)`]: { padding: '12px' },
  },
  // Keeps its place before the questions are there and while an answer streams.
  examples: { flexShrink: 0, minHeight: '28px', marginBlockEnd: '8px' },
  away: { visibility: 'hidden' },
  form: { display: 'flex', flexShrink: 0, alignItems: 'flex-end', columnGap: '8px' },
  field: { flexGrow: 1, minWidth: 0 },
  send: { flexShrink: 0 },
});

/** More examples than these would take the room of what they are examples for, and of answers. */
const EXAMPLES_MAX = { atFirst: 4, later: 3 };
const PAGE_MAX = 500;

/** One prompt at a time: Enter sends, Shift and Enter makes a new line; while the answer streams the button stops it. */
export default function PromptBox() {
  const styles = useStyles();
  const { t } = useWords();
  const announce = useAnnounce();
  const fieldId = useId('prompt');
  const { store, host } = useShell();
  const { pathname, search } = useLocation();
  const info = useInfo();
  const [prompt, setPrompt] = useState('');
  const [exchanges, setExchanges] = useAtom(exchangesAtom);
  const isStreaming = useAtomValue(isStreamingAtom);
  const running = useRef<AbortController>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => field.current?.focus(), []);
  // Closing the box, or signing out, gives up the answer.
  useEffect(() => () => running.current?.abort(), []);
  useStreamingFocus(isStreaming, { root, button, field });

  const send = (text: string) => {
    if (!text.trim() || isStreaming) return;
    const controller = new AbortController();
    running.current = controller;
    const asking = {
      store,
      http: host.http,
      locale: host.locale.get(),
      page: (pathname + search).slice(0, PAGE_MAX),
      signal: controller.signal,
    };
    void ask(asking, text);
  };
  const sendPrompt = () => {
    if (!prompt.trim() || isStreaming) return;
    setPrompt('');
    send(prompt);
  };
  const onRetry = (exchange: Exchange) => {
    if (isStreaming) return;
    forget(store, exchange.id);
    send(exchange.prompt);
  };
  const onClear = () => {
    setExchanges([]);
    announce(t('conversation.cleared'));
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isStreaming) running.current?.abort();
    else sendPrompt();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    sendPrompt();
  };

  const hasConversation = exchanges.length > 0;
  const examples = info?.examples.slice(0, EXAMPLES_MAX[hasConversation ? 'later' : 'atFirst']) ?? [];
  const hasExamples = info === undefined || examples.length > 0;
  return (
    <div ref={root} className={styles.root} role="region" aria-label={t('assistant.label')}>
      <AnswererLine
        info={info}
        hasConversation={hasConversation}
        onClear={hasConversation && !isStreaming ? onClear : undefined}
      />
      <Transcript onAsk={send} onRetry={onRetry} />
      {hasExamples && (
        <div className={mergeClasses(styles.examples, isStreaming && styles.away)}>
          <QuestionChips inRow label={t('examples.label')} questions={examples} onAsk={send} />
        </div>
      )}
      <form className={styles.form} onSubmit={onSubmit}>
        <VisuallyHidden>
          <label htmlFor={fieldId}>{t('prompt.label')}</label>
        </VisuallyHidden>
        <Textarea
          ref={field}
          id={fieldId}
          className={styles.field}
          placeholder={t('prompt.placeholder')}
          value={prompt}
          rows={2}
          resize="none"
          maxLength={PROMPT_MAX}
          disabled={isStreaming}
          onChange={(_event, data) => setPrompt(data.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          ref={button}
          type="submit"
          appearance="primary"
          shape="circular"
          className={styles.send}
          disabled={!isStreaming && !prompt.trim()}
          aria-label={t(isStreaming ? 'prompt.stop' : 'prompt.send')}
          icon={isStreaming ? <Stop20Filled /> : <ArrowUp20Filled />}
          // The key that sent the prompt may still be held, and must not stop its answer.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        />
      </form>
    </div>
  );
}
