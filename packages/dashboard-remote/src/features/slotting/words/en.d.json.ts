// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'bound.beyond' | 'bound.proven' | 'choices.apart-aisle' | 'choices.apart-bay' | 'choices.apart-location'
    | 'choices.apart-none' | 'choices.congestion' | 'choices.costs' | 'choices.hazards' | 'choices.moves'
    | 'choices.own-days' | 'choices.paid-back' | 'choices.reach' | 'choices.replenishment' | 'choices.rules'
    | 'choices.title' | 'choices.zones' | 'choose.hint' | 'chosen.rule' | 'chosen.today' | 'compare.all'
    | 'compare.bound' | 'compare.by-costs' | 'compare.by-policy' | 'compare.by-speed' | 'compare.carrying'
    | 'compare.costs' | 'compare.held-out' | 'compare.history' | 'compare.label' | 'compare.minutes' | 'compare.proven'
    | 'compare.rules' | 'compare.today-seen' | 'compare.today-unseen' | 'compare.uneven' | 'compare.what'
    | 'cost.congestion' | 'cost.reach' | 'cost.replenishment' | 'cost.travel' | 'curve.none' | 'curve.title'
    | 'fault.plan_failed' | 'fault.plan_few_orders' | 'fault.plan_long_history' | 'fault.plan_no_aisles'
    | 'fault.plan_no_grid' | 'fault.plan_no_orders' | 'fault.plan_no_stock' | 'fault.plan_no_way_back'
    | 'fault.plan_one_way' | 'fault.to-layout' | 'fault.to-orders' | 'fault.to-stock' | 'form.budget'
    | 'form.budget-minutes' | 'form.budget-none' | 'form.budget-piles' | 'form.budget-share' | 'form.from'
    | 'form.held-out' | 'form.minutes' | 'form.name' | 'form.piles' | 'form.policy' | 'form.policy-free'
    | 'form.range-wrong' | 'form.seconds' | 'form.share' | 'form.start' | 'form.starting' | 'form.until'
    | 'hard.blocked' | 'hard.condition' | 'hard.fit' | 'hard.hazard' | 'hard.locked' | 'hard.mixing' | 'hard.pieces'
    | 'hard.volume' | 'hard.weight' | 'hard.zone' | 'heat.congestion' | 'heat.cube' | 'heat.golden' | 'heat.label'
    | 'heat.lines' | 'heat.means.congestion' | 'heat.means.cube' | 'heat.means.golden' | 'heat.means.lines-latest'
    | 'heat.means.weight' | 'heat.weight' | 'later.failed' | 'later.shown' | 'later.stopped' | 'map.after'
    | 'map.assumed' | 'map.before' | 'map.busiest' | 'map.busiest-spots' | 'map.hint' | 'map.in' | 'map.moves'
    | 'map.none' | 'map.out' | 'map.place' | 'map.spot' | 'map.title' | 'map.view' | 'map.whole' | 'notice.held_lot'
    | 'notice.no_room' | 'notices.label' | 'notices.more' | 'notices.place' | 'notices.title' | 'notices.why'
    | 'page.slotting' | 'page.unknown' | 'placements.ask' | 'placements.from' | 'placements.label' | 'placements.lines'
    | 'placements.none' | 'placements.sku' | 'placements.title' | 'placements.to' | 'policy.exact'
    | 'policy.largest-gap' | 'policy.midpoint' | 'policy.return' | 'policy.s-shape' | 'progress.label' | 'rename.save'
    | 'rename.saving' | 'rename.title' | 'result.against' | 'result.judged-later' | 'result.none' | 'result.none-yet'
    | 'result.plan' | 'result.rule-ahead' | 'result.seen' | 'result.table' | 'result.today' | 'result.unseen'
    | 'result.which' | 'rule.abc' | 'rule.across-aisle' | 'rule.nearest' | 'rule.random' | 'rule.within-aisle'
    | 'run.done' | 'run.failed' | 'run.layout-changed' | 'run.layout-changed-advice' | 'run.none' | 'run.none-reason'
    | 'run.running' | 'run.stop' | 'run.stopped' | 'run.stopping' | 'run.title' | 'run.waiting' | 'scenarios.acts'
    | 'scenarios.hint' | 'scenarios.label' | 'scenarios.money' | 'scenarios.moved' | 'scenarios.name'
    | 'scenarios.rename' | 'scenarios.repeat' | 'scenarios.show' | 'scenarios.title' | 'state.failed' | 'state.lay-out'
    | 'state.no-aisles' | 'state.no-gain' | 'state.no-places' | 'terms.currency' | 'terms.hour' | 'terms.hour-wrong'
    | 'terms.limit' | 'terms.limit-help' | 'terms.limit-wrong' | 'terms.moves' | 'terms.save' | 'terms.saved'
    | 'terms.title' | 'tour.before' | 'tour.next' | 'tour.none' | 'tour.plan' | 'tour.replay' | 'tour.show'
    | 'tour.stops' | 'tour.table' | 'tour.title' | 'tour.today' | 'trial.best' | 'trial.seconds' | 'trial.table'
    | 'trial.today' | 'trial.way' | 'try.asking' | 'warning.lengths_assumed' | 'warning.to-places' | 'weighing.even'
    | 'weighing.latest' | 'weighing.recent' | 'weighing.season' | 'weighing.trend' | 'why-not.ask' | 'why-not.here'
    | 'why-not.unknown' | 'why.better' | 'why.better-budget' | 'why.better-carrying' | 'why.better-rule'
    | 'why.better-untried' | 'why.cost' | 'why.empty' | 'why.exchange' | 'why.next' | 'why.room' | 'why.title'
    | 'work.table' | 'work.title' | 'work.what',
    {}
  > & {
    'basis.lines': { orders: 'number'; seen: 'number'; unseen: 'number' };
    'bound.gap': { share: 'text' };
    'choices.days': { days: 'number' };
    'choices.times': { times: 'number' };
    'chosen.of': { name: 'text'; orders: 'number' };
    'chosen.paid-back': { days: 'number' };
    'chosen.so-far': { name: 'text'; orders: 'number' };
    'chosen.yet': { name: 'text'; orders: 'number' };
    'compare.budget-minutes': { value: 'number' };
    'compare.budget-piles': { value: 'number' };
    'compare.budget-share': { value: 'number' };
    'compare.hazards': { how: 'text' };
    'compare.once': { minutes: 'text' };
    'compare.otherwise': { causes: 'text' };
    'compare.range': { from: 'text'; until: 'text' };
    'compare.stopped': { seconds: 'number'; whole: 'number' };
    'curve.label': { first: 'text'; last: 'text' };
    'form.minutes-wrong': { max: 'number'; min: 'number' };
    'form.percent': { share: 'number' };
    'form.piles-wrong': { max: 'number'; min: 'number' };
    'form.share-wrong': { max: 'number'; min: 'number' };
    'form.time': { seconds: 'number' };
    'form.time-minutes': { minutes: 'number' };
    'heat.a-day': { value: 'text' };
    'heat.means.lines': { orders: 'number' };
    'heat.times': { times: 'text' };
    'map.label': { bays: 'number'; most: 'text'; view: 'text'; what: 'text' };
    'map.legend': { what: 'text' };
    'map.point': { code: 'text'; plan: 'text'; today: 'text' };
    'map.point-today': { code: 'text'; today: 'text' };
    'map.split': { share: 'number' };
    'map.value-plan': { what: 'text' };
    'map.value-today': { what: 'text' };
    'notice.fits_nowhere': { rules: 'text' };
    'notice.no_measures': { missing: 'text' };
    'notice.no_measures_kept': { missing: 'text' };
    'page.title': { warehouse: 'text' };
    'placements.more': { all: 'number'; count: 'number' };
    'placements.why': { sku: 'text' };
    'progress.moves': { moves: 'number'; seconds: 'number' };
    'progress.none': { seconds: 'number' };
    'progress.preparing': { seconds: 'number' };
    'progress.tried': { seconds: 'number' };
    'progress.trying': { seconds: 'number' };
    'result.best': { saved: 'text'; share: 'text' };
    'result.best-yet': { minutes: 'text'; share: 'text' };
    'result.carried': { minutes: 'number'; moved: 'number' };
    'result.day': { distance: 'text'; minutes: 'number' };
    'result.moved': { moved: 'number' };
    'result.rule': { rule: 'text' };
    'result.rule-breaks-minutes': { allowed: 'number'; needs: 'number'; on: 'text' };
    'result.rule-breaks-piles': { allowed: 'number'; needs: 'number'; on: 'text' };
    'result.rule-carries': { on: 'text'; plan: 'number'; rule: 'number' };
    'result.saves': { money: 'text' };
    'run.named': { name: 'text' };
    'saved.minutes': { minutes: 'text' };
    'saved.seconds': { seconds: 'text' };
    'state.gain': { share: 'text' };
    'state.reslot': { moves: 'number' };
    'state.saved': { saved: 'text' };
    'state.unlaid': { count: 'number' };
    'terms.moves-wrong': { max: 'number' };
    'tour.length': { change: 'text'; plan: 'text'; stops: 'number'; today: 'text' };
    'tour.stop': { place: 'text'; sku: 'text' };
    'tour.which': { count: 'number'; day: 'text'; number: 'number'; seen: 'text' };
    'trial.rule': { rule: 'text' };
    'trial.search': { weighing: 'text' };
    'trial.title': { count: 'number' };
    'try.goods': { bay: 'text' };
    'try.hint': { sku: 'text' };
    'try.said': { bay: 'text'; said: 'text'; sku: 'text' };
    'warning.cross_aisles_ignored': { count: 'number' };
    'warning.few_places': { count: 'number' };
    'warning.free_layout': { count: 'number' };
    'warning.lines_left_out': { count: 'number' };
    'warning.places_left_out': { count: 'number' };
    'warning.skus_kept': { count: 'number' };
    'why-not.back': { rule: 'text'; sku: 'text' };
    'why-not.cost': { cost: 'text' };
    'why-not.exchange': { cost: 'text'; from: 'text'; sku: 'text' };
    'why-not.place': { sku: 'text' };
    'why-not.rule': { rule: 'text' };
    'why.better-weighed': { weighing: 'text' };
    'why.change': { seconds: 'text' };
    'why.companion': { code: 'text'; share: 'text' };
    'why.lines': { lines: 'text' };
    'why.moved': { distance: 'text'; from: 'text'; level: 'number'; next: 'number'; then: 'text'; to: 'text' };
    'why.rule': { count: 'number'; rule: 'text' };
    'why.rules': { rules: 'text' };
    'why.together': { skus: 'text' };
    'work.day': { minutes: 'text' };
    'work.moves': { minutes: 'text' };
  }
>;
export default catalogue;
