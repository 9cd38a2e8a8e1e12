// Runs a program in the sandbox and returns after it has exited.
import type { ChildProcess } from 'node:child_process';
import type { FileHandle } from 'node:fs/promises';
import { findProgram } from './find-program.ts';
import { openSourceFile } from './open-source-file.ts';
import { changeOwner, reclaimFolder } from './process-folder.ts';
import type { ProcessLimits } from './process-limits.ts';
import { interpretExit, type ProcessOutcome, readWrappedExit } from './process-outcome.ts';
import { chooseUser, type ProcessUser } from './process-user.ts';
import { detectSandbox, type Sandbox, wrapCommand } from './sandbox.ts';
import { sourceDescriptor, startCommand } from './start-command.ts';
import type { ProcessPriority } from './tools.ts';

export type ProcessRequest = {
  program: string;
  args: string[];
  limits: ProcessLimits;
  /** Absolute path of the file to read. In namespaces the process sees no other. */
  source?: string;
  /** Absolute path of the working directory. In namespaces the process can write nowhere else. */
  cwd?: string;
  /** `normal` by default. */
  priority?: ProcessPriority;
  signal?: AbortSignal;
  /** Bytes for standard input, in chunks. */
  input?: AsyncIterable<Uint8Array>;
  /** Receives standard output in chunks. Without it the output is collected, up to 256 MiB. */
  onOutput?: (chunk: Buffer) => void;
};

const maxOutputBytes = 256 * 2 ** 20;
const maxStderrBytes = 64 * 1024;
const graceMs = 3000;

// Without a parent-death signal, at least an orderly exit of the server stops its child processes.
const runningChildren = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of runningChildren) child.kill('SIGKILL');
});

/** Environment variables of a process; none holds a secret of the server. */
function createEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { PATH, SystemRoot, LC_ALL: 'C', AV_LOG_FORCE_NOCOLOR: '1', MALLOC_ARENA_MAX: '4' };
}

async function writeInput(child: ChildProcess, input: AsyncIterable<Uint8Array>): Promise<void> {
  const stdin = child.stdin;
  if (!stdin) return;
  // A process that has read enough closes its standard input; that is no error.
  stdin.on('error', () => {});
  for await (const chunk of input) {
    if (stdin.destroyed || child.exitCode !== null || child.signalCode !== null) return;
    if (!stdin.write(chunk)) {
      await new Promise<void>((resolve) => {
        const onDrain = () => {
          stdin.off('drain', onDrain);
          stdin.off('close', onDrain);
          resolve();
        };
        stdin.on('drain', onDrain);
        stdin.on('close', onDrain);
      });
    }
  }
  stdin.end();
}

/**
 * Runs a program until it exits. Returns expected failures, such as a full disk, as outcomes. Throws when the program
 * cannot be started, or when `input` throws.
 */
export async function runProcess(request: ProcessRequest): Promise<ProcessOutcome> {
  if (request.signal?.aborted) return { kind: 'aborted' };
  const sandbox = await detectSandbox(request.program);
  const { source } = request;
  const sourceHandle = source === undefined ? undefined : await openSourceFile(source);
  if (source !== undefined && !sourceHandle)
    return { kind: 'failed', stderr: 'No such file, or a link has replaced the file or its folder' };
  try {
    return await runAsUser(request, sandbox, sourceHandle);
  } finally {
    await sourceHandle?.close();
  }
}

async function runAsUser(
  request: ProcessRequest,
  sandbox: Sandbox,
  sourceHandle: FileHandle | undefined,
): Promise<ProcessOutcome> {
  const { source, cwd } = request;
  const reachablePaths = sandbox.namespacePrefix.length > 0 ? [] : await listPathsToReach(request);
  const user = sandbox.switchesUser ? await chooseUser({ source, reachablePaths }) : undefined;
  if (cwd !== undefined && user) await changeOwner(cwd, user);
  try {
    return await runWrapped(request, sandbox, { user, sourceHandle });
  } finally {
    if (cwd !== undefined) await reclaimFolder(cwd, user);
  }
}

async function listPathsToReach({ program, source, cwd }: ProcessRequest): Promise<string[]> {
  return [await findProgram(program), source, cwd].filter((path) => path !== undefined);
}

async function runWrapped(
  request: ProcessRequest,
  sandbox: Sandbox,
  { user, sourceHandle }: { user: ProcessUser | undefined; sourceHandle: FileHandle | undefined },
): Promise<ProcessOutcome> {
  const { signal, limits, input, onOutput, source, cwd, priority = 'normal' } = request;
  const isIsolated = sandbox.namespacePrefix.length > 0;
  const boundSource = isIsolated && sandbox.bindsDescriptors ? sourceHandle : undefined;
  const options = {
    ...{ source, sourceDescriptor: boundSource && sourceDescriptor },
    ...{ folder: cwd, priority, user },
  };
  const command = wrapCommand(sandbox, [request.program, ...request.args], limits, options);
  const child = startCommand(command, {
    ...(!isIsolated && { cwd }),
    env: createEnvironment(),
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    sourceHandle: boundSource,
    windowsHide: true,
  });
  runningChildren.add(child);

  let stopReason: 'aborted' | 'timedOut' | undefined;
  let killTimer: NodeJS.Timeout | undefined;
  const stop = (reason: 'aborted' | 'timedOut') => {
    stopReason ??= reason;
    child.kill('SIGTERM');
    killTimer ??= setTimeout(() => child.kill('SIGKILL'), graceMs);
  };
  const onAbort = () => stop('aborted');
  signal?.addEventListener('abort', onAbort, { once: true });
  const timeoutTimer = setTimeout(() => stop('timedOut'), Math.min(limits.maxSeconds * 1000, 2 ** 31 - 1));

  const outputChunks: Buffer[] = [];
  let outputBytes = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    if (onOutput) return onOutput(chunk);
    outputBytes += chunk.length;
    if (outputBytes <= maxOutputBytes) outputChunks.push(chunk);
  });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-maxStderrBytes);
  });

  const exitPromise = new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, exitSignal) => resolve([code, exitSignal]));
  });
  const inputPromise = input ? writeInput(child, input) : Promise.resolve();
  inputPromise.catch(() => stop('aborted'));
  try {
    const [code, exitSignal] = await exitPromise;
    await inputPromise;
    if (stopReason === 'timedOut' && sandbox.hasPrlimit)
      return { kind: 'killed', stderr: `did not use its CPU time within ${limits.maxSeconds} s` };
    if (stopReason) return { kind: stopReason };
    // The sandbox tools exit with these codes when they cannot execute the program.
    if (code === 126 || code === 127)
      throw new Error(`${request.program} cannot be started: ${stderr.trim()}`);
    if (isIsolated && code !== 0 && /^bwrap: /.test(stderr))
      throw new Error(`${request.program} cannot be isolated: ${stderr.trim()}`);
    if (outputBytes > maxOutputBytes) return { kind: 'failed', stderr: 'more output than expected' };
    const exit = isIsolated ? readWrappedExit(code, exitSignal) : { code, signal: exitSignal };
    return interpretExit(exit.code, exit.signal, Buffer.concat(outputChunks), stderr);
  } finally {
    runningChildren.delete(child);
    clearTimeout(timeoutTimer);
    clearTimeout(killTimer);
    signal?.removeEventListener('abort', onAbort);
  }
}
