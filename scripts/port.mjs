import { createServer } from 'node:net';

/** @param {string} host @param {number} port @returns {Promise<NodeJS.ErrnoException | null>} why nobody can listen there, or null */
const faultAt = (host, port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });

/**
 * Words for what is wrong with the port of `PORT`, and what to do.
 * @param {string} host @param {number} port @param {string} command that is to listen there
 * @returns {Promise<string | undefined>} undefined: one can listen there
 */
export async function portFault(host, port, command) {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return `PORT is a number from 0 to 65535, not "${process.env.PORT}".`;
  const fault = await faultAt(host, port);
  if (!fault) return undefined;
  if (fault.code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} ${command}`;
  if (fault.code === 'EACCES') return `Port ${port} needs more rights. Choose a port above 1024: PORT=4000 ${command}`;
  return `Cannot listen on ${host}:${port}: ${fault.message}`;
}
