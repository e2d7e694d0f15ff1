// What other modules may use of this one.
export { failedTrials, latestShells, saveTrials, trialsWith } from './queries';
export { ShellFolder } from './shell-folder';
