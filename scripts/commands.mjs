/** Commands of `scripts/run.mjs`, with a line for each; the file of that name beside this one has the rest. */
export const COMMANDS = {
  start: 'npm start: installs, builds, migrates, seeds and serves the product at one address',
  test: 'npm test: the checks of verify, the tests of the server and the journeys in a browser',
  verify: 'npm run verify: format, lint, types, boundaries, dead code and unit tests',
  operator: 'npm run operator -- …: tells the running server something, on its machine; names all that it takes',
  audit: 'npm run audit -- verify: compares the audit with its hash chains, on the server’s machine',
  remote: 'npm run remote -- publish <name>: checks, publishes and takes back remotes',
  matrix: 'npm run matrix: tries shells with versions of the remotes, in a browser',
  'partner-key': 'npm run partner-key -- list: makes, lists and revokes keys of partners',
  'new-remote': 'npm run new:remote -- <name>: writes a working remote',
  cluster: 'npm run cluster: three instances on PostgreSQL and NATS behind nginx; -- --storm disturbs them',
  'cluster/restart': 'one server, killed and started again under load; npm run soak does so',
  soak: 'npm run soak: the table of faults at its full counts, for hours',
  bench: 'npm run bench -- <name>: one of the measurements',
  guide: 'npm run guide: follows the guide of remotes in a fresh clone and times each step',
  parts: 'npm run parts: a page with each part of the interface in all its states',
  screenshots: 'npm run screenshots: every screen at 360 and 1280 px; -- tour: the pictures of the tour',
};
