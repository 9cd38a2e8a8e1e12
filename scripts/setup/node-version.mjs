// Written so that even a very old Node can read it and say what is wrong.
var least = 20;

export function requireNode() {
  var version = process.versions.node;
  if (Number(version.split('.')[0]) >= least) return true;
  console.error(
    'Matinee needs Node ' +
      least +
      ' or newer to start; this is Node ' +
      version +
      '. Get one from https://nodejs.org.',
  );
  process.exitCode = 1;
  return false;
}
