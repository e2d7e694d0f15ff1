import type { MoveProposal } from '@slotwise/contract';
import { Type } from 'typebox';
import { defineLook, type Look } from '../../platform/look';
import { figure, number, said, type InEach } from '../assistant';
import { asked } from './look-asked';
import { proposalSlice } from './proposal-queries';

const LISTED = 5;

const STATUS: Readonly<Record<MoveProposal['status'], InEach>> = {
  draft: { en: 'draft', de: 'Entwurf' },
  active: { en: 'being carried out', de: 'in Umsetzung' },
  done: { en: 'done', de: 'erledigt' },
  taking_back: { en: 'being taken back', de: 'wird zurückgenommen' },
  taken_back: { en: 'taken back', de: 'zurückgenommen' },
  dropped: { en: 'dropped', de: 'verworfen' },
};

const proposals = defineLook({
  topic: 'move_proposals',
  name: { en: 'proposed moves', de: 'vorgeschlagene Umlagerungen' },
  description: 'Lists the newest move proposals: their moves, decisions, and how many tasks on the floor are open.',
  args: Type.Object({}),
  permission: 'view_slotting',
  tenant: 'company',
  data: 'slotting',
  asked: asked.proposals,
  async read({ trx, tenantId, language }) {
    const { rows } = await proposalSlice(trx, tenantId, {}, { limit: LISTED });
    const open = rows.reduce((sum, { tasks }) => sum + tasks.open, 0);
    const described = rows.map(({ name, status, proposed, tasks }) => {
      const moves = number(
        proposed.moves,
        language,
        said(language, { en: 'move', de: 'Umlagerung' }),
        said(language, { en: 'moves', de: 'Umlagerungen' }),
      );
      const done = said(language, {
        en: `${tasks.done} of ${tasks.open + tasks.done} tasks done`,
        de: `${tasks.done} von ${tasks.open + tasks.done} Aufgaben erledigt`,
      });
      return `${name} (${STATUS[status][language]}, ${moves}, ${done})`;
    });
    return {
      what: said(language, { en: 'proposed moves', de: 'vorgeschlagene Umlagerungen' }),
      links: [...new Set(rows.map(({ warehouseId }) => warehouseId))].map((id) => ({ kind: 'slotted-warehouse', id })),
      text:
        rows.length === 0
          ? said(language, {
              en: 'No moves have been proposed yet.',
              de: 'Es wurden noch keine Umlagerungen vorgeschlagen.',
            })
          : said(language, {
              en: `${figure(open, language)} move tasks are open. The newest proposals: ${described.join('; ')}.`,
              de: `${figure(open, language)} Umlagerungsaufgaben sind offen. Die neuesten Vorschläge: ${described.join('; ')}.`,
            }),
      facts: rows.map(({ name, status, proposed, tasks }) => ({ name, status, moves: proposed.moves, tasks })),
    };
  },
});

export const look: Look[] = [proposals];
