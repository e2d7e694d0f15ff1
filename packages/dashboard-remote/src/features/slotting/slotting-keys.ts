/** Keys of the queries of slotting's screens. */
export const slottingKeys = {
  runs: ['dashboard', 'slotting-runs'] as const,
  run: (id: string) => ['dashboard', 'slotting-run', id] as const,
  map: ['dashboard', 'slotting-map'] as const,
  state: ['dashboard', 'slotting-state'] as const,
  tour: (id: string) => ['dashboard', 'slotting-tour', id] as const,
  why: (id: string) => ['dashboard', 'slotting-why', id] as const,
  notices: (id: string) => ['dashboard', 'slotting-notices', id] as const,
  placements: (id: string) => ['dashboard', 'slotting-placements', id] as const,
};
