// Runs the server: restarts it when it crashes after it was ready, stops it on a signal, and kills the
// processes that it leaves behind.
import { spawn } from 'node:child_process';
import { createLocalEnvironment, node, resolveInRoot, root } from './paths.mjs';

/** Exit code with which the server reports that another start would fail too. */
const startupErrorExitCode = 78;
const killAfterMs = 20_000;
const maxRestartDelayMs = 5000;
/** When the server has run for this time, its earlier crashes no longer count. */
const stableAfterMs = 5000;

/**
 * Maximum size of a semi-space in MiB. Rendering a page allocates many short-lived objects, which a smaller semi-space
 * would promote to the old generation; a larger one takes three times its size in memory. With `--expose-gc` the server
 * collects garbage once its caches are almost empty.
 */
const serverFlags = ['--max-semi-space-size=16', '--expose-gc'];
/**
 * With these settings glibc returns the memory of freed buffers. With more arenas and a growing threshold it would keep
 * most of that memory.
 */
const allocatorSettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };

/**
 * Resolves with the exit code of this process. With `importWatcher` (see watch-imports.mjs) the server also restarts
 * when its sources change, and after a crash it starts with the next change.
 */
export function supervise({ env = {}, importWatcher } = {}) {
  return new Promise((resolve) => {
    let child;
    let isStopping = false;
    let isRestarting = false;
    let hasServed = false;
    let crashCount = 0;
    let restartTimer;

    const isRunning = () => child.exitCode === null && child.signalCode === null;

    function launch() {
      const startedAt = performance.now();
      importWatcher?.onLaunch();
      child = spawnServer(importWatcher?.flags ?? [], env);
      child.on('message', (message) => {
        if (message?.type === 'serving') hasServed = true;
        importWatcher?.onMessage(message);
      });
      child.once('error', (error) => {
        console.error(`The server cannot be started: ${error.message}`);
        resolve(1);
      });
      child.once('exit', (code, signal) => {
        killGroup(child.pid);
        if (performance.now() - startedAt > stableAfterMs) crashCount = 0;
        onExit(code, signal);
      });
    }

    function onExit(code, signal) {
      if (isStopping) return resolve(code === 0 ? 0 : 1);
      if (isRestarting) {
        isRestarting = false;
        return launch();
      }
      if (code === 0) return resolve(0);
      if (code === startupErrorExitCode || !hasServed) return resolve(1);
      const reason = signal ?? `code ${code}`;
      if (importWatcher) {
        console.error(`The server ended unexpectedly (${reason}). It starts again after the next change.`);
        return importWatcher.onCrash();
      }
      console.error(`The server ended unexpectedly (${reason}); starting it again.`);
      restartTimer = setTimeout(launch, getRestartDelay(crashCount));
      crashCount += 1;
    }

    function stop() {
      if (isStopping) return;
      isStopping = true;
      clearTimeout(restartTimer);
      if (!isRunning()) return resolve(0);
      child.kill('SIGTERM');
      setTimeout(() => killGroup(child.pid), killAfterMs).unref();
    }

    function restart() {
      if (isStopping || isRestarting) return;
      if (!isRunning()) return launch();
      isRestarting = true;
      child.kill('SIGTERM');
    }

    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    importWatcher?.watch(restart);
    launch();
  });
}

function spawnServer(flags, env) {
  return spawn(node, [...serverFlags, ...flags, resolveInRoot('apps/server/src/main/start.ts')], {
    cwd: root,
    // With a compile cache the second start loads in half the time.
    env: createLocalEnvironment({
      ...allocatorSettings,
      NODE_COMPILE_CACHE: resolveInRoot('node_modules/.cache/node'),
      ...env,
    }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In its own process group, Ctrl-C reaches only the supervisor, and the server shuts down gracefully.
    detached: process.platform !== 'win32',
  });
}

/** Returns the milliseconds until a restart: none after the first crash, then doubled by each further one. */
function getRestartDelay(crashCount) {
  return crashCount === 0 ? 0 : Math.min(100 * 2 ** crashCount, maxRestartDelayMs);
}

/** Kills the processes that the server left in its process group, such as ffmpeg. */
function killGroup(pid) {
  if (process.platform === 'win32' || !pid) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group is empty.
  }
}
