/**
 * Time that this process has computed, in milliseconds: other work of the machine at the time does not change a result.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
