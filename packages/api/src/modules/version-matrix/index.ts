// Exports for other modules.
export { failedTrials, latestShells, saveTrials, trialsWith } from './queries';
export { ShellFolder } from './shell-folder';
