// Detects once per program which sandbox tools this machine has, and prefixes commands with them. Missing tools are
// omitted; the whitelists in the arguments always apply.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  createFileMountOptions,
  createIsolationCandidates,
  createSystemMountOptions,
  type VisibleFiles,
} from './bubblewrap-options.ts';
import { findProgram } from './find-program.ts';
import type { ProcessLimits } from './process-limits.ts';
import { type ProcessUser, unprivilegedUser } from './process-user.ts';
import { seccompOptions, startCommand } from './start-command.ts';
import type { ProcessPriority } from './tools.ts';

export type Sandbox = {
  /**
   * Command prefix: bubblewrap with the options of every run, so that the process sees only system folders and its own
   * files. Empty where bubblewrap cannot create namespaces.
   */
  namespacePrefix: string[];
  /** Whether the namespaces count processes separately from others of the same user. */
  hasUserNamespace: boolean;
  /** Whether this bubblewrap can mount an open file by its descriptor. */
  bindsDescriptors: boolean;
  /** Command prefix that denies network access. Used only where `namespacePrefix` is empty. */
  networkDenialPrefix: string[];
  /**
   * Command prefix that stops the process when its parent exits, and forbids it to gain privileges. Used only where
   * `namespacePrefix` is empty.
   */
  privilegeRestrictionPrefix: string[];
  /** Whether the service is root and its processes can run as another user. */
  switchesUser: boolean;
  /** Whether the commands prlimit, nice, chrt and ionice work. */
  hasPrlimit: boolean;
  hasNice: boolean;
  hasChrt: boolean;
  hasIonice: boolean;
};

const execFileAsync = promisify(execFile);
/** Generous, because a machine under load must not lose a layer until the next start. */
const detectionTimeoutMs = 30_000;
const isRoot = process.getuid?.() === 0;

async function canRun(prefix: string[]): Promise<boolean> {
  const [program = '', ...args] = [...prefix, 'true'];
  try {
    await execFileAsync(program, args, { timeout: detectionTimeoutMs });
    return true;
  } catch {
    return false;
  }
}

async function findFirstWorking(candidates: string[][]): Promise<string[]> {
  for (const candidate of candidates) if (await canRun(candidate)) return candidate;
  return [];
}

const parentDeathSignal = ['setpriv', '--pdeathsig', 'KILL'];
const noNewPrivileges = [...parentDeathSignal, '--no-new-privs'];
// As root, the process keeps only the capability to read and write files of other users.
const fileCapabilitiesOnly = [...noNewPrivileges, '--bounding-set=-all,+dac_override,+dac_read_search'];

const withoutCapabilities = ['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'];
const createUserOptions = ({ uid, gid }: ProcessUser): string[] => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
];

const createUserSwitch = (user: ProcessUser | undefined): string[] => [
  'setpriv',
  ...(user ? createUserOptions(user) : []),
  ...withoutCapabilities,
];

/** Whether the program starts. Any exit code is accepted except those of a missing program or library. */
function canStart(prefix: string[], program: string): Promise<boolean> {
  const child = startCommand([...prefix, program, '-version'], {
    ...{ timeout: detectionTimeoutMs, killSignal: 'SIGKILL', env: { PATH: process.env.PATH } },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) =>
      resolve(code !== null && code < 126 && !/^(bwrap|setpriv): /m.test(stderr)),
    );
  });
}

async function detectNamespaces(program: string): Promise<string[]> {
  const path = process.platform === 'linux' ? await findProgram(program) : undefined;
  if (path === undefined) return [];
  const systemOptions = await createSystemMountOptions(path);
  const userSwitch = isRoot ? createUserSwitch(unprivilegedUser) : [];
  for (const isolationOptions of createIsolationCandidates(isRoot, seccompOptions)) {
    const candidate = ['bwrap', ...isolationOptions, ...systemOptions];
    if (await canStart([...candidate, ...createFileMountOptions({}), '--', ...userSwitch], path))
      return candidate;
  }
  return [];
}

/** bubblewrap before 0.10 lacks the option `--ro-bind-fd`, unless the distribution has added it. */
async function canBindDescriptors(): Promise<boolean> {
  const { stdout } = await execFileAsync('bwrap', ['--help']).catch(() => ({ stdout: '' }));
  return stdout.includes('--ro-bind-fd');
}

async function detectSandboxTools(): Promise<Omit<Sandbox, 'namespacePrefix' | 'hasUserNamespace'>> {
  const [
    bindsDescriptors,
    networkDenialPrefix,
    privilegeRestrictionPrefix,
    switchesUser,
    hasPrlimit,
    hasNice,
    hasChrt,
    hasIonice,
  ] = await Promise.all([
    canBindDescriptors(),
    findFirstWorking([
      ['unshare', '--net', '--'],
      ['unshare', '-r', '--net', '--'],
    ]),
    findFirstWorking([fileCapabilitiesOnly, noNewPrivileges, parentDeathSignal]),
    isRoot && canRun(createUserSwitch(unprivilegedUser)),
    canRun(['prlimit', '--core=0', '--']),
    canRun(['nice', '-n', '15']),
    canRun(['chrt', '-i', '0']),
    canRun(['ionice', '-c', '3']),
  ]);
  return {
    bindsDescriptors,
    networkDenialPrefix,
    privilegeRestrictionPrefix,
    switchesUser,
    hasPrlimit,
    hasNice,
    hasChrt,
    hasIonice,
  };
}

let detectedSandboxTools: ReturnType<typeof detectSandboxTools> | undefined;
const detectedSandboxes = new Map<string, Promise<Sandbox>>();

async function detectSandboxUncached(program: string): Promise<Sandbox> {
  detectedSandboxTools ??= detectSandboxTools();
  const [tools, namespacePrefix] = await Promise.all([detectedSandboxTools, detectNamespaces(program)]);
  const hasUserNamespace = namespacePrefix.includes('--unshare-user');
  return { ...tools, namespacePrefix, hasUserNamespace };
}

/** The sandbox of this machine for a program, detected once per process. */
export function detectSandbox(program: string): Promise<Sandbox> {
  let sandbox = detectedSandboxes.get(program);
  if (!sandbox) {
    sandbox = detectSandboxUncached(program);
    detectedSandboxes.set(program, sandbox);
  }
  return sandbox;
}

export type WrapOptions = VisibleFiles & {
  priority: ProcessPriority;
  /** The user of the process, when the service is root. */
  user?: ProcessUser | undefined;
};

function createIsolationPrefix(sandbox: Sandbox, { user, ...files }: WrapOptions): string[] {
  const { namespacePrefix, networkDenialPrefix, privilegeRestrictionPrefix, switchesUser } = sandbox;
  if (namespacePrefix.length > 0) {
    return [
      ...namespacePrefix,
      ...createFileMountOptions(files),
      '--',
      ...(isRoot ? createUserSwitch(user) : []),
    ];
  }
  if (!switchesUser || !user) return [...networkDenialPrefix, ...privilegeRestrictionPrefix];
  const userOptions = createUserOptions(user);
  const lastOptions = [...parentDeathSignal, ...withoutCapabilities];
  // In a user namespace, only the user who created it exists.
  return networkDenialPrefix.includes('-r')
    ? ['setpriv', ...userOptions, ...networkDenialPrefix, ...lastOptions]
    : [...networkDenialPrefix, ...lastOptions, ...userOptions];
}

function createLimitsPrefix(sandbox: Sandbox, limits: ProcessLimits, { user }: WrapOptions): string[] {
  if (!sandbox.hasPrlimit) return [];
  // `--nproc` counts all processes of a user, so it must not apply to a user who has other processes.
  const countsSeparately = sandbox.hasUserNamespace || user?.uid === unprivilegedUser.uid;
  return [
    'prlimit',
    `--as=${Math.ceil(limits.maxMemoryBytes)}`,
    `--cpu=${Math.ceil(limits.maxCpuSeconds)}:${Math.ceil(limits.maxCpuSeconds) + 5}`,
    `--fsize=${Math.ceil(limits.maxFileBytes)}`,
    ...(countsSeparately ? [`--nproc=${limits.maxProcesses}`] : []),
    '--core=0',
    '--',
  ];
}

/** Returns the command with its sandbox prefix. Each tool executes the next. */
export function wrapCommand(
  sandbox: Sandbox,
  command: string[],
  limits: ProcessLimits,
  options: WrapOptions,
): [string, ...string[]] {
  const { priority } = options;
  const isBackground = priority === 'background';
  const [program = '', ...args] = [
    ...createIsolationPrefix(sandbox, options),
    ...(isBackground && sandbox.hasIonice ? ['ionice', '-c', '3'] : []),
    ...(isBackground && sandbox.hasChrt ? ['chrt', '-i', '0'] : []),
    ...(priority !== 'normal' && sandbox.hasNice ? ['nice', '-n', '15'] : []),
    ...createLimitsPrefix(sandbox, limits, options),
    ...command,
  ];
  return [program, ...args];
}

/** Describes each layer of the sandbox that this machine lacks, in one line. */
export function describeMissingLayers(sandbox: Sandbox): string[] {
  const isIsolated = sandbox.namespacePrefix.length > 0;
  const lines: [boolean, string][] = [
    [
      !isIsolated,
      'ffmpeg sees the files and processes of this machine: install bubblewrap, or allow it to create namespaces.',
    ],
    [
      !isIsolated && sandbox.networkDenialPrefix.length === 0,
      'ffmpeg can use the network: install bubblewrap or unshare (util-linux), or allow them to create namespaces.',
    ],
    [
      isRoot && !sandbox.switchesUser,
      'ffmpeg runs as root: install setpriv (util-linux), or run the service as another user.',
    ],
    [
      !isIsolated && sandbox.privilegeRestrictionPrefix.length === 0,
      'ffmpeg may gain privileges and outlive the service: install setpriv (util-linux).',
    ],
    [
      isIsolated && !sandbox.namespacePrefix.includes('--seccomp'),
      'ffmpeg may make every system call: this kernel or processor has no seccomp filter for it.',
    ],
    [
      !sandbox.hasPrlimit,
      'ffmpeg has no limits of memory, processor time, file size and processes: install prlimit (util-linux).',
    ],
  ];
  return lines.filter(([isMissing]) => isMissing).map(([, line]) => line);
}
