import { createContext, use } from 'react';

/** The cards as they stand: which in which order, how many in a row, and how to bring one into sight. */
export interface DragScene {
  order: readonly string[];
  columns: number;
  reveal: (roleID: string) => void;
  /** Brings the draft of a role into sight, with the focus in it. */
  revealDraft: (roleID: string) => void;
}

const SceneContext = createContext<DragScene>({
  order: [],
  columns: 1,
  reveal: () => undefined,
  revealDraft: () => undefined,
});

export const DragSceneProvider = SceneContext;
export const useDragScene = (): DragScene => use(SceneContext);
