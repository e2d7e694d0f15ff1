/** Keys of the reads that a change of any remote outdates. */
export const remoteKeys = {
  status: ['remotes', 'status'] as const,
  deployKeys: ['remotes', 'deploy-keys'] as const,
  history: ['remotes', 'history'] as const,
};
