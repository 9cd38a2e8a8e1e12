// Options of bubblewrap, which runs a process in namespaces: the process sees system folders, one source and one work
// folder, but no other file, process, socket or network of the machine.
import { lstat, readlink, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** What programs and their libraries need, on Debian, Fedora, Arch, Alpine, NixOS and Guix. */
const systemPaths = [
  ...['/usr/bin', '/usr/lib', '/usr/lib32', '/usr/lib64', '/usr/libexec'],
  ...['/bin', '/lib', '/lib32', '/lib64'],
  ...[
    '/etc/ld.so.cache',
    '/etc/ld.so.conf',
    '/etc/ld.so.conf.d',
    '/etc/ld-musl-x86_64.path',
    '/etc/alternatives',
  ],
  ...['/nix/store', '/gnu/store'],
];

const commonIsolationOptions = [
  ...['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
  '--die-with-parent',
  // Detaches the process from the terminal of the service, into which it could type commands (TIOCSTI).
  '--new-session',
];

// Root may mount every file for the process, also files that the user of the process cannot reach. bubblewrap needs
// some of the capabilities to enter the work folder, and setpriv needs the others to change from root to that user.
const rootOptions = [
  ...['--cap-drop', 'ALL'],
  ...['CAP_DAC_OVERRIDE', 'CAP_DAC_READ_SEARCH', 'CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP'].flatMap(
    (capability) => ['--cap-add', capability],
  ),
];
const userNamespaceOptions = ['--unshare-user'];

/** Options to try in this order: an old bubblewrap or kernel lacks some of them. */
export function createIsolationCandidates(isRoot: boolean, seccompOptions: string[]): string[][] {
  const candidates = isRoot
    ? [rootOptions]
    : [[...userNamespaceOptions, '--disable-userns'], userNamespaceOptions];
  return [seccompOptions, []].flatMap((seccomp) =>
    candidates.map((options) => [...options, ...commonIsolationOptions, ...seccomp]),
  );
}

/** Returns the options that create the folders above a path. bubblewrap itself would create them for root only. */
function createParentOptions(path: string): string[] {
  const parent = dirname(path);
  return parent === '/' ? [] : [...createParentOptions(parent), '--dir', parent];
}

/** Returns the options that mount a file or folder at its own path. */
const createMountOptions = (option: '--bind' | '--ro-bind' | '--ro-bind-try', path: string): string[] => [
  ...createParentOptions(path),
  ...[option, path, path],
];

async function createPathOptions(path: string): Promise<string[]> {
  const stats = await lstat(path).catch(() => undefined);
  if (!stats) return [];
  // On most systems /bin and /lib are links into /usr.
  return stats.isSymbolicLink()
    ? ['--symlink', await readlink(path), path]
    : createMountOptions('--ro-bind', path);
}

const isInSystemPath = (path: string): boolean =>
  systemPaths.some((systemPath) => path === systemPath || path.startsWith(`${systemPath}/`));

/** Returns the options that show a program outside the system folders, such as one in /opt, with its libraries. */
async function createProgramOptions(program: string): Promise<string[]> {
  const realProgram = await realpath(program);
  const binFolder = dirname(realProgram);
  const libFolder = join(dirname(binFolder), 'lib');
  const paths = [
    ...new Set([program, realProgram]),
    ...(basename(binFolder) === 'bin' ? [libFolder] : []),
  ].filter((path) => !isInSystemPath(path));
  return paths.flatMap((path) => createMountOptions('--ro-bind-try', path));
}

/** Returns the options that show the system folders and the program, read-only. */
export async function createSystemMountOptions(program: string): Promise<string[]> {
  const pathOptions = await Promise.all(systemPaths.map(createPathOptions));
  // /dev comes first: a program or a source may be in /dev/shm.
  return [
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    ...pathOptions.flat(),
    ...(await createProgramOptions(program)),
  ];
}

export type VisibleFiles = {
  /** The only other file that the process can read. */
  source?: string | undefined;
  /** The descriptor on which bubblewrap receives the source, so that it cannot mount another file at the same path. */
  sourceDescriptor?: number | undefined;
  /** The only folder that the process can write to. */
  folder?: string | undefined;
};

function createSourceOptions({ source, sourceDescriptor }: VisibleFiles): string[] {
  if (source === undefined) return [];
  return sourceDescriptor === undefined
    ? createMountOptions('--ro-bind', source)
    : [...createParentOptions(source), '--ro-bind-fd', String(sourceDescriptor), source];
}

/** Returns the options that show the files of one run. */
export const createFileMountOptions = ({ folder, ...files }: VisibleFiles): string[] => [
  ...(folder === undefined ? [] : createMountOptions('--bind', folder)),
  ...createSourceOptions(files),
  ...['--remount-ro', '/', '--remount-ro', '/dev', '--chdir', folder ?? '/'],
];
