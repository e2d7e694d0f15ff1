import { ALL, type Findable } from './found';
import { useWords } from './words';

/** Says at the end of the line where Enter leads right now: nothing beside it moves when that changes. */
export function EnterHint({ active, term }: { active: Findable | undefined; term: string }) {
  const { t } = useWords();
  if (!active) return term.trim() === '' ? null : <span>{t('search.enter-all')}</span>;
  if (active.key === ALL) return <span>{t('search.enter-all')}</span>;
  const does = active.run ? 'run' : active.term === undefined ? 'open' : 'again';
  return (
    <>
      <span>{t(`search.enter-${does}`)}</span>
      {term.trim() !== '' && <span>{t('search.all-keys')}</span>}
    </>
  );
}
