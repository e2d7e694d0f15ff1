// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'answer.copied' | 'answer.copy' | 'answer.cut' | 'answer.not-copied' | 'answer.retry' | 'answer.stopped'
    | 'assistant.label' | 'conversation.answers' | 'conversation.clear' | 'conversation.cleared' | 'data.access'
    | 'data.audit' | 'data.inventory' | 'data.people' | 'data.slotting' | 'examples.label' | 'prompt.label'
    | 'prompt.placeholder' | 'prompt.send' | 'prompt.stop' | 'proposal.after' | 'proposal.back' | 'proposal.backing'
    | 'proposal.before' | 'proposal.dismiss' | 'proposal.dismissed' | 'proposal.dismissing' | 'proposal.expired'
    | 'proposal.made' | 'proposal.make' | 'proposal.making' | 'proposal.nothing' | 'proposal.stale' | 'proposal.what'
    | 'stage.reading' | 'stage.thinking' | 'stage.writing' | 'suggested.title' | 'who.built-in',
    {}
  > & {
    'answer.failed': { error: 'text' };
    'answer.looked-at': { what: 'text' };
    'answer.numbered': { label: 'text'; number: 'number' };
    'proposal.expires': { time: 'text' };
    'proposal.failed': { fault: 'text' };
    'proposal.record': { kind: 'text' };
    'proposal.title': { title: 'text' };
    'who.data': { data: 'text' };
    'who.model': { host: 'text'; model: 'text' };
  }
>;
export default catalogue;
