/** Also the id of its label, below `figures`. */
export type FigureKey = 'warehouses' | 'companies' | 'users' | 'roles' | 'invitations';

/** One number of the overview and the screen that it leads to. */
export interface Figure {
  key: FigureKey;
  /** Undefined if this person may not see that screen. */
  href: string | undefined;
  /** Unknown while it is loading for the first time, and after a failure. */
  count: number | undefined;
  error: unknown;
  loading: boolean;
  retry: () => void;
}

export type Step = 'add-warehouse' | 'invite';

/** Next steps of a tenant that has just begun; nothing while a number is not known. */
export function stepsAfter(figures: readonly Pick<Figure, 'key' | 'count'>[]): Step[] {
  const count = (key: FigureKey) => figures.find((figure) => figure.key === key)?.count;
  const steps: Step[] = [];
  if (count('warehouses') === 0) steps.push('add-warehouse');
  if (count('users') === 1 && count('invitations') === 0) steps.push('invite');
  return steps;
}
