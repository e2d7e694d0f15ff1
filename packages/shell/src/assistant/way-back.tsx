import { Button, useAnnounce } from '@slotwise/shared/ui';
import { useShell } from '../bootstrap/shell-context';
import type { Proposed } from './assistant-atoms';
import { proposeBack } from './decide';
import { useWords } from './words';

/** Asks for the way back from a change that was made. It comes as a card, and nothing is changed before that one is made. */
export function WayBack({ proposal, doing }: Pick<Proposed, 'proposal' | 'doing'>) {
  const { t } = useWords();
  const { store, host } = useShell();
  const announce = useAnnounce();
  const ask = async () => {
    const { http, locale } = host;
    const back = await proposeBack({ store, http, locale: locale.get(), now: http.now }, proposal.id);
    if (back) announce(t('proposal.title', { title: back.title }));
  };
  return (
    <Button disabledFocusable={doing !== null} onClick={() => void ask()}>
      {t(doing === 'back' ? 'proposal.backing' : 'proposal.back')}
    </Button>
  );
}
