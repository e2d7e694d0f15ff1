import { notifyFailure, type Readable } from '@slotwise/shared/remote';
import type { ShellPorts } from '../bootstrap/ports';
import { wordsIn } from '../words';
import type { WaitingChange } from './waiting-writes';

type Ports = Pick<ShellPorts, 'notify' | 'navigate'>;

/** Says that a change was not saved to a person who has left the page on which they made it, with the way back. */
export const tellUnsaved =
  (ports: Ports, locale: Readable<string>) =>
  ({ page, address }: WaitingChange, error: unknown): void => {
    const { t } = wordsIn(locale.get());
    const action = { label: t('connection.go-there'), onClick: () => ports.navigate.send(address) };
    notifyFailure(
      {
        locale,
        notify: (notice) => ports.notify.send({ ...notice, action }),
        report: (fault) => console.error('A change that waited for the connection failed.', fault),
      },
      t('connection.unsaved', { page }),
      error,
    );
  };
