/** The message to a receiver: the id says whether it had it before, `short` that it holds only the id of large data. */
export const envelope = (sent: { id: string; type: string; at: Date; data: unknown; short?: boolean }): string =>
  JSON.stringify({
    id: sent.id,
    type: sent.type,
    timestamp: sent.at.toISOString(),
    data: sent.data,
    ...(sent.short ? { short: true } : {}),
  });
