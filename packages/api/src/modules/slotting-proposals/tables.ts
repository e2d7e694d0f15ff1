import type { Decay, MoveChoice, MoveGain, MoveProposal, MoveWorth, ProposedMove } from '@slotwise/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../platform/db/tables';

/** Why nothing is proposed for a plan that is worth too little, and how much it was worth then. */
export type Quiet = { proposalId: string; kept: number } & (
  | { why: 'dismissed' | 'no_better' }
  | {
      why: 'unproven';
      /** The last day that had been measured. */
      until: string;
      moves: number;
      gain: MoveGain;
    }
);

declare module '../../platform/db/tables' {
  interface Tables {
    slotting_proposals: {
      id: string;
      company_id: string;
      warehouse_id: string;
      run_id: string;
      name: string;
      status: MoveProposal['status'];
      choice: Json<MoveChoice>;
      plan: Json<MoveWorth>;
      created_by: string | null;
      created_at: Date;
      expires_at: Date;
      activated_by: string | null;
      activated_at: Date | null;
      ended_at: Date | null;
      share: Generated<number | null>;
      decay: Json<Decay> | null;
      gain: Json<MoveGain> | null;
    };
    slotting_watches: {
      company_id: string;
      warehouse_id: string;
      next_at: Date;
      as_of: Date | null;
      run_id: string | null;
      decay: Json<Decay> | null;
      quiet: Json<Quiet> | null;
    };
    slotting_advantages: {
      company_id: string;
      proposal_id: string;
      day: string;
      demand: number;
      orders: number;
      before: number;
      after: number;
    };
    slotting_chains: {
      company_id: string;
      proposal_id: string;
      chain: number;
      seconds: number;
      seconds_per_day: number;
      needs: number[];
      decision: Generated<ProposedMove['decision']>;
      reason: string | null;
      decided_by: string | null;
      decided_at: Date | null;
    };
    slotting_moves: {
      company_id: string;
      proposal_id: string;
      turn: number;
      chain: number;
      sku_id: string;
      from_location_id: string;
      to_location_id: string;
      pieces: number;
      buffer: boolean;
      seconds: number;
      replenishing: number | null;
      empty_in_days: number | null;
    };
    slotting_tasks: {
      company_id: string;
      proposal_id: string;
      turn: number;
      undoes: number | null;
      sku_id: string;
      from_location_id: string;
      to_location_id: string;
      buffer: boolean;
      needs: number[];
      status: 'open' | 'done' | 'dropped';
      user_id: string | null;
      taken_at: Date | null;
      done_at: Date | null;
      key: string | null;
      pieces: number | null;
    };
  }
}
