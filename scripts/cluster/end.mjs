const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * A signal ends first what runs in groups of its own, which a terminal's Ctrl-C does not reach, and then us. A second signal changes nothing:
 * npm sends on what the terminal has sent already.
 * @param {() => Promise<void>} end
 * @param {number} [code] ours
 * @returns {() => void} to be called when nothing runs any more
 */
export function endWithUs(end, code = 130) {
  let isTold = false;
  const told = () => {
    if (isTold) return;
    isTold = true;
    // A terminal that was closed takes no words.
    process.stdout.on('error', () => {});
    console.log('\nEnding what runs…');
    void end().finally(() => {
      console.log('All of it has ended.');
      process.exit(code);
    });
  };
  for (const signal of SIGNALS) process.on(signal, told);
  return () => {
    for (const signal of SIGNALS) process.off(signal, told);
  };
}
