import type { AccessRequest } from '@slotwise/contract';
import { isAborted } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { Body1, Button, Spinner } from '@slotwise/shared/ui';
import { FormFault, RadioField, useForm } from '@slotwise/shared/ui/form';
import { useMemo, type ReactNode } from 'react';
import type { BoardData } from '../../drafts/board-data';
import { grantChoices, roleOfAsker, type GrantChoice } from './model/choices';
import { useReload } from './queries';
import { useRequestStyles } from './request.styles';
import { useChoiceWords } from './use-choice-words';
import { useWords } from './words';

interface DecisionProps {
  request: AccessRequest;
  data: BoardData;
  onDecline: () => void;
}

const keyOf = ({ method, role }: GrantChoice) => `${method} ${role.id}`;

/** The ways to grant it, the one that changes least besides first, or a no with a reason. */
export function Decision({ request, data, onDecline }: DecisionProps) {
  const { t } = useWords();
  const styles = useRequestStyles();
  const { user, permission } = request;
  const { roles, held } = data;
  const choices = useMemo(
    () => grantChoices({ permission, asker: user.id, roles, held }),
    [permission, user.id, roles, held],
  );
  const own = roleOfAsker({ asker: user.id, roles });
  const hasIt = own?.permissions.some(({ name }) => name === permission) ?? false;
  const decline = <Button onClick={onDecline}>{t('decline.action')}</Button>;
  if (choices.length > 0) return <GrantForm request={request} choices={choices} hasIt={hasIt} decline={decline} />;
  return (
    <>
      <Body1 as="p" className={styles.line}>
        {t('grant.none', { permission: data.quoted(permission) })}
      </Body1>
      <div className={styles.actions}>{decline}</div>
    </>
  );
}

interface GrantFormProps {
  request: AccessRequest;
  choices: readonly GrantChoice[];
  /** They have got it meanwhile: nothing is left to choose. */
  hasIt: boolean;
  decline: ReactNode;
}

function GrantForm({ request, choices, hasIt, decline }: GrantFormProps) {
  const { t } = useWords();
  const styles = useRequestStyles();
  const { http } = usePlatform();
  const reload = useReload();
  const words = useChoiceWords(request.user.name);
  const form = useForm({
    initial: { choice: '' },
    submit: async ({ choice }) => {
      const { method, role } = chosenOf(choices, choice);
      try {
        return await http('POST /access-request/grant', { body: { request_id: request.id, method, role_id: role.id } });
      } catch (failure) {
        // Somebody else has decided, or roles have changed: what is shown is not so any more.
        if (!isAborted(failure)) reload();
        throw failure;
      }
    },
    onDone: reload,
  });
  const chosen = chosenOf(choices, form.values.choice);
  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate aria-busy={form.busy} className={styles.form}>
      {hasIt ? (
        <Body1 as="p" className={styles.line}>
          {t('grant.held', { who: request.user.name })}
        </Body1>
      ) : (
        <RadioField
          label={t('grant.by')}
          name="choice"
          value={keyOf(chosen)}
          onChange={(choice) => form.change({ choice })}
          choices={choices.map((choice) => ({ value: keyOf(choice), ...words(choice) }))}
        />
      )}
      <FormFault fault={form.fault} />
      <div className={styles.actions}>
        <Button
          type="submit"
          appearance="primary"
          icon={form.busy ? <Spinner size="extra-tiny" aria-hidden="true" /> : undefined}
          disabledFocusable={form.busy}
        >
          {t(form.busy ? 'grant.busy' : hasIt ? 'grant.held-action' : 'grant.action')}
        </Button>
        {!hasIt && decline}
      </div>
    </form>
  );
}

/** The picked choice, as long as it is offered; else the first. */
function chosenOf(choices: readonly GrantChoice[], picked: string): GrantChoice {
  const chosen = choices.find((choice) => keyOf(choice) === picked) ?? choices[0];
  if (!chosen) throw new Error('There is nothing to choose from.');
  return chosen;
}
