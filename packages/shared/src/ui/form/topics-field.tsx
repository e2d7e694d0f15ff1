import { Caption1, makeStyles, tokens } from '@slotwise/shared/ui';
import { Checkbox } from '@slotwise/shared/ui/forms';
import { ChecksGroup, ChoiceLabel, type Choice } from './choice-field';

const useStyles = makeStyles({
  // A name of one word wraps nowhere: at a phone's width the boxes stand below each other.
  choices: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
  topic: { fontWeight: tokens.fontWeightSemibold },
});

export interface TopicOfChoices<Value extends string> {
  value: string;
  label: string;
  choices: readonly Omit<Choice<Value>, 'disabled'>[];
}

export interface TopicsFieldProps<Value extends string> {
  label: string;
  /** Stands above the boxes. */
  hint?: string | undefined;
  /** Names the group in the form; nothing is drawn of it. */
  name?: string;
  topics: readonly TopicOfChoices<Value>[];
  value: readonly Value[];
  onChange: (value: readonly Value[]) => void;
  error?: string | null;
  required?: boolean;
}

/** Any number of many, by what they are about; a topic is chosen as a whole, too. */
export function TopicsField<Value extends string>(props: TopicsFieldProps<Value>) {
  const { label, hint, topics, value, onChange, error, required } = props;
  const styles = useStyles();
  const chosen = new Set(value);
  const change = (some: readonly Value[], isChosen: boolean) => {
    const rest = value.filter((one) => !some.includes(one));
    onChange(isChosen ? [...rest, ...some] : rest);
  };
  return (
    <ChecksGroup label={label} error={error} required={required}>
      {hint !== undefined && <Caption1>{hint}</Caption1>}
      {topics.map((topic) => {
        const all = topic.choices.map((choice) => choice.value);
        const count = all.filter((one) => chosen.has(one)).length;
        return (
          <div key={topic.value} role="group" aria-label={topic.label}>
            <Checkbox
              checked={count === all.length || (count > 0 && 'mixed')}
              label={{ className: styles.topic, children: topic.label }}
              onChange={() => change(all, count < all.length)}
            />
            <div className={styles.choices}>
              {topic.choices.map((choice) => (
                <Checkbox
                  key={choice.value}
                  checked={chosen.has(choice.value)}
                  label={<ChoiceLabel label={choice.label} hint={choice.hint} />}
                  onChange={(_event, { checked }) => change([choice.value], checked === true)}
                />
              ))}
            </div>
          </div>
        );
      })}
    </ChecksGroup>
  );
}
