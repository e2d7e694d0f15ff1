import type { BuildOptions } from 'esbuild';

export const THREADS: Record<string, string>;
export const STAY: string[];
export const bundling: Pick<BuildOptions, 'bundle' | 'format' | 'platform' | 'target' | 'banner'>;
export const external: string[];
