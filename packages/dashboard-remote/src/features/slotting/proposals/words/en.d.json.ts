// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'action.activate' | 'action.activate-confirm' | 'action.activate-title' | 'action.approve-all' | 'action.drop'
    | 'action.drop-body' | 'action.drop-title' | 'action.failed' | 'action.recompute' | 'action.take-back'
    | 'action.take-back-title' | 'choose.anew' | 'choose.by' | 'choose.by-chains' | 'choose.by-minutes'
    | 'choose.by-moves' | 'choose.by-share' | 'choose.chains' | 'choose.handle' | 'choose.lead' | 'choose.make'
    | 'choose.making' | 'choose.minutes' | 'choose.moves' | 'choose.none' | 'choose.none-later' | 'choose.none-reason'
    | 'choose.share' | 'choose.title' | 'column.break-even' | 'column.decision' | 'column.from' | 'column.gain'
    | 'column.minutes' | 'column.pieces' | 'column.reason' | 'column.sku' | 'column.to' | 'column.turn' | 'column.ways'
    | 'curve.axis' | 'curve.by-minutes' | 'curve.by-moves' | 'curve.later' | 'curve.minutes' | 'curve.moves'
    | 'curve.series' | 'curve.title' | 'curve.unit' | 'decay.by-itself' | 'decay.costs' | 'decay.dismiss'
    | 'decay.dismissed' | 'decay.early' | 'decay.no_better' | 'decay.nobody' | 'decay.searching' | 'decide.alone'
    | 'decide.approve' | 'decide.busy' | 'decide.fall-together' | 'decide.falls-before' | 'decide.reason'
    | 'decide.reason-missing' | 'decide.reject' | 'decide.reopen' | 'decision.approved' | 'decision.open'
    | 'decision.rejected' | 'gain.retry' | 'gain.title' | 'list.none' | 'list.open' | 'list.title' | 'move.buffer'
    | 'move.label' | 'move.never' | 'move.none' | 'move.somebody' | 'no-plan.ended' | 'no-plan.failed'
    | 'no-plan.forgotten' | 'no-plan.open' | 'no-plan.other' | 'no-plan.search' | 'no-plan.stopped' | 'no-plan.to-other'
    | 'no-plan.to-run' | 'no-plan.to-search' | 'no-plan.wait' | 'page.floor' | 'page.layout-changed'
    | 'page.layout-changed-advice' | 'page.none-approved' | 'page.on-floor' | 'page.on-floor-open' | 'page.search-again'
    | 'page.stale-advice' | 'page.title' | 'proof.measuring' | 'proof.same' | 'realised.none' | 'realised.title'
    | 'stale.goods_gone' | 'stale.needs_stale' | 'stale.place_gone' | 'stale.refused' | 'stat.break-even' | 'stat.gain'
    | 'stat.minutes' | 'stat.moves' | 'status.active' | 'status.done' | 'status.draft' | 'status.dropped'
    | 'status.taken_back' | 'status.taking_back' | 'why.ask' | 'why.buffer' | 'why.close' | 'work.brought_back'
    | 'work.done' | 'work.dropped' | 'work.open',
    {}
  > & {
    'action.activate-body': { minutes: 'number'; moves: 'number' };
    'action.take-back-body': { done: 'number'; open: 'number' };
    'choice.chains': { count: 'number' };
    'choice.minutes': { count: 'number' };
    'choice.moves': { count: 'number' };
    'choice.share': { count: 'number' };
    'choose.handle-at': { moves: 'number'; saved: 'text' };
    'choose.impossible': { count: 'number' };
    'choose.later': { all: 'text'; moves: 'number'; orders: 'number'; saved: 'text' };
    'choose.no-move': { all: 'text' };
    'choose.saves': { all: 'text'; moves: 'number'; saved: 'text' };
    'choose.share-of': { all: 'number' };
    'choose.wrong': { max: 'number'; min: 'number' };
    'curve.stop': { moves: 'number'; saved: 'text' };
    'decay.kept': { kept: 'number' };
    'decay.proposed': { moves: 'number'; saved: 'text' };
    'decay.unproven': { moves: 'number' };
    'decay.why': { from: 'text'; limit: 'number'; measured: 'text'; orders: 'number'; promised: 'text'; until: 'text' };
    'decide.done': { count: 'number' };
    'decide.falls': { count: 'number' };
    'decide.title': { count: 'number' };
    'gain.both': { promised: 'text'; realised: 'text' };
    'gain.both-later': { promised: 'text'; realised: 'text' };
    'gain.both-seconds': { promised: 'text'; realised: 'text' };
    'gain.on': { days: 'number'; orders: 'number' };
    'gain.promised': { promised: 'text' };
    'gain.since': { at: 'text' };
    'list.made': { at: 'text'; name: 'text' };
    'list.worth': { moves: 'number'; saved: 'text' };
    'move.chain': { days: 'number' };
    'move.chained': { count: 'number'; number: 'number' };
    'move.lots': { lot: 'text'; more: 'number' };
    'move.reason': { name: 'text'; reason: 'text' };
    'move.route': { from: 'text'; to: 'text' };
    'move.seconds': { seconds: 'number' };
    'move.with': { number: 'number' };
    'page.expires': { at: 'text' };
    'page.on-floor-advice': { name: 'text' };
    'page.on-floor-back': { name: 'text' };
    'page.stale': { count: 'number' };
    'page.undecided': { count: 'number' };
    'proof.all': { count: 'number' };
    'proof.both': { change: 'text'; later: 'text'; seen: 'number'; unseen: 'number' };
    'proof.less': { share: 'text' };
    'proof.more': { share: 'text' };
    'proof.seen': { change: 'text'; seen: 'number' };
    'realised.measured': { share: 'text' };
    'realised.on': { after: 'text'; before: 'text'; days: 'number'; orders: 'number' };
    'realised.promised': { saved: 'text' };
    'realised.promised-later': { orders: 'number'; saved: 'text'; share: 'text' };
    'realised.promised-share': { saved: 'text'; share: 'text' };
    'stat.approved': { carrying: 'text'; days: 'number'; moves: 'number'; saved: 'text' };
    'stat.approved-never': { carrying: 'text'; moves: 'number'; saved: 'text' };
    'stat.back': { all: 'number' };
    'stat.money': { money: 'text' };
    'stat.money-later': { money: 'text'; orders: 'number' };
    'stat.of-plan': { all: 'text' };
    'stat.tasks': { all: 'number' };
    'stat.together': { saved: 'text' };
    'stat.without': { count: 'number' };
    'title.all': { count: 'number'; name: 'text' };
    'title.standing': { all: 'number'; count: 'number'; name: 'text' };
    'way.empty': { days: 'number' };
    'way.refill': { minutes: 'number' };
    'why.elsewhere': { planned: 'text'; to: 'text' };
    'why.title': { from: 'text'; sku: 'text'; to: 'text' };
  }
>;
export default catalogue;
