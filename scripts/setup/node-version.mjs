// Uses only syntax that very old Node versions parse, so that they can print the error.
var minVersion = 20;

/** Returns whether this Node is new enough. Otherwise prints an error and sets exit code 1. */
export function checkNodeVersion() {
  var version = process.versions.node;
  if (Number(version.split('.')[0]) >= minVersion) return true;
  console.error(
    'Matinee needs Node ' +
      minVersion +
      ' or newer to start; this is Node ' +
      version +
      '. Get one from https://nodejs.org.',
  );
  process.exitCode = 1;
  return false;
}
