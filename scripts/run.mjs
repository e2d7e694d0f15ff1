// Starts one of the commands beside it. Written so that an old Node can still parse it and say what is wrong.
const needed = [20, 19];
const [neededMajor = 0, neededMinor = 0] = needed;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const command = process.argv[2];

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `Slotwise needs Node ${needed.join('.')} or newer, and this is ${process.versions.node}: install Node 24 from https://nodejs.org and run the command again.`,
  );
  process.exitCode = 1;
} else {
  import(`./${command}.mjs`)
    .then((module) => module.main(process.argv.slice(3)))
    .then((code) => {
      process.exitCode = code;
    })
    .catch((error) => {
      console.error(error);
      process.exitCode = 1;
    });
}
