export { remote } from './remote.mjs';
export { shell } from './shell.mjs';
export { embed } from './embed.mjs';
export { parts } from './parts.mjs';
