import { Button, VisuallyHidden } from '@slotwise/shared/ui';
import { Checkbox, Radio, SearchField } from '@slotwise/shared/ui/forms';
import { ContentDialog } from '@slotwise/shared/ui/dialog';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { VirtualList } from '@slotwise/shared/ui/virtual';
import { useId, useMemo, useState } from 'react';
import { useDialogStyles } from './dialog.styles';
import { useWords } from '../../../words';

export interface Choice {
  id: string;
  label: string;
  /** A quieter second line. */
  detail?: string | undefined;
  /** Further text of it that is searched and shown by its tooltip: the name in code. */
  also?: string;
  /** Why it cannot be chosen. */
  reason?: string | null;
}

export interface FoundChoices {
  onSearch: (term: string) => void;
  /** The end of the loaded items comes into sight. */
  onEnd: () => void;
  isPending: boolean;
}

export interface ChoiceDialogProps {
  title: string;
  choices: readonly Choice[];
  search: string;
  /** Message when the search finds nothing. */
  empty: string;
  /** Message when there is nothing to choose from, if that can be. */
  none?: string;
  /** Verb of the button that confirms the choice. */
  verb: string;
  /** Set if the server searches: `choices` are its results so far. Without it they are searched here. */
  found?: FoundChoices;
  /** One is chosen, and no more. */
  single?: boolean;
  onChoose: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Choosing several out of many, by search and click. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { title, choices, search, empty, none = empty, verb, found, single = false, onChoose, onClose } = props;
  const { t } = useWords();
  const styles = useDialogStyles();
  const name = useId();
  const [term, setTerm] = useState('');
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = useMemo(() => {
    if (found) return choices;
    const needle = term.trim().toLocaleLowerCase();
    return choices.filter(({ label, detail, also }) =>
      [label, detail, also].join('\n').toLocaleLowerCase().includes(needle),
    );
  }, [choices, term, found]);
  const nothing = choices.length === 0 && (!found || term.trim() === '') ? none : empty;
  const toggle = (id: string, on: boolean) => setChosen((now) => (on ? [...now, id] : now.filter((one) => one !== id)));
  // By Escape or a click beside it, which happen by accident, nothing that was chosen is lost unasked.
  const leave = () => (chosen.length > 0 ? setAsking(true) : onClose());
  return (
    <>
      <ContentDialog
        title={title}
        className={styles.surface}
        contentClassName={styles.content}
        actions={
          <>
            <Button onClick={onClose}>{t('word.cancel')}</Button>
            <Button
              appearance="primary"
              className={styles.verb}
              disabled={chosen.length === 0}
              onClick={() => {
                onChoose(chosen);
                onClose();
              }}
            >
              {chosen.length > 1 ? t('choice.verb', { verb, count: chosen.length }) : verb}
            </Button>
          </>
        }
        onClose={() => !asking && leave()}
      >
        <SearchField
          placeholder={search}
          value={term}
          onChange={(next) => {
            setTerm(next);
            found?.onSearch(next);
          }}
          className={styles.search}
        />
        <div className={styles.list}>
          {shown.length === 0 ? (
            <p className={styles.none}>{found?.isPending ? t('word.loading') : nothing}</p>
          ) : (
            <VirtualList items={shown} estimate={41} onEnd={found?.onEnd} aria-label={title}>
              {({ id, label, detail, also, reason }) => (
                <div className={styles.row} title={also}>
                  {single ? (
                    <Radio
                      className={styles.check}
                      name={name}
                      value={id}
                      checked={chosen.includes(id)}
                      disabled={reason != null}
                      onChange={() => setChosen([id])}
                      label={<ChoiceLabel label={label} detail={reason ?? detail} />}
                    />
                  ) : (
                    <Checkbox
                      className={styles.check}
                      checked={chosen.includes(id)}
                      disabled={reason != null}
                      onChange={(_event, data) => toggle(id, data.checked === true)}
                      label={<ChoiceLabel label={label} detail={reason ?? detail} />}
                    />
                  )}
                </div>
              )}
            </VirtualList>
          )}
        </div>
        <VisuallyHidden>
          <span role="status">{t('choice.status', { shown: shown.length, chosen: chosen.length })}</span>
        </VisuallyHidden>
      </ContentDialog>
      <ConfirmDialog
        open={asking}
        title={t('choice.discard-title')}
        confirmLabel={t('choice.discard')}
        cancelLabel={t('choice.keep')}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      >
        {t('choice.discard-body', { count: chosen.length })}
      </ConfirmDialog>
    </>
  );
}

function ChoiceLabel({ label, detail }: Pick<Choice, 'label' | 'detail'>) {
  const styles = useDialogStyles();
  return (
    <span className={styles.label}>
      {label}
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}
