// Keeps the server running: starts it again when it crashes after it has served, stops it when told to, and sees that
// none of its children outlives it.
import { spawn } from 'node:child_process';
import { inRoot, localEnvironment, node, root } from './paths.mjs';

/** The server says by this exit code that starting again would not help. */
const faultExit = 78;
const killAfterMs = 20_000;
const longestPauseMs = 5000;
const steadyMs = 5_000;

/** Megabytes. Rendering a page leaves many values that nobody needs: with room for them they go unmoved. */
const serverFlags = ['--max-semi-space-size=64'];

/** Resolves with the exit code for this process. `onRestart` gets a function that restarts the server. */
export function supervise({ env = {}, onRestart } = {}) {
  return new Promise((resolve) => {
    let child;
    let stopping = false;
    let restarting = false;
    let hasServed = false;
    let crashes = 0;
    let pause;

    function launch() {
      const begun = performance.now();
      child = spawn(node, [...serverFlags, inRoot('apps/server/src/main/start.ts')], {
        cwd: root,
        // Compiled code is kept: the second start loads in half the time.
        env: localEnvironment({ NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node'), ...env }),
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // A group of its own: Ctrl-C in the terminal reaches only us, and the server stops in good order.
        detached: process.platform !== 'win32',
      });
      child.on('message', (message) => {
        if (message?.type === 'serving') hasServed = true;
      });
      child.once('error', (error) => {
        console.error(`The server cannot be started: ${error.message}`);
        resolve(1);
      });
      child.once('exit', (code, signal) => {
        killGroup(child.pid);
        if (performance.now() - begun > steadyMs) crashes = 0;
        ended(code, signal);
      });
    }

    function ended(code, signal) {
      if (stopping) return resolve(code === 0 ? 0 : 1);
      if (restarting) {
        restarting = false;
        return launch();
      }
      if (code === 0) return resolve(0);
      if (code === faultExit || !hasServed) return resolve(1);
      // A first crash does not wait; one that comes back again and again does, ever longer.
      const wait = crashes === 0 ? 0 : Math.min(100 * 2 ** crashes, longestPauseMs);
      crashes += 1;
      console.error(`The server ended unexpectedly (${signal ?? `code ${code}`}); starting it again.`);
      pause = setTimeout(launch, wait);
    }

    function stop() {
      if (stopping) return;
      stopping = true;
      clearTimeout(pause);
      if (child.exitCode !== null || child.signalCode !== null) return resolve(0);
      child.kill('SIGTERM');
      setTimeout(() => killGroup(child.pid), killAfterMs).unref();
    }

    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    onRestart?.(() => {
      if (stopping || restarting) return;
      hasServed = true;
      if (child.exitCode !== null || child.signalCode !== null) return launch();
      restarting = true;
      child.kill('SIGTERM');
    });
    launch();
  });
}

/** Kills what the server left behind in its process group, such as an ffmpeg at work. */
function killGroup(pid) {
  if (process.platform === 'win32' || !pid) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // nobody is left
  }
}
