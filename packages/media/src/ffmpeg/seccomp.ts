// A seccomp filter that bubblewrap loads into the process. It denies system calls that an encoder never needs and with
// which attacks on the kernel begin: sockets, mounts, namespaces, tracing, keys and modules.

type Architecture = {
  /** AUDIT_ARCH_* of linux/audit.h. */
  code: number;
  clone: number;
  deniedCalls: number[];
};

const clone3 = 435;
/** Numbers that all architectures share: io_uring, the new mount calls, pidfd_getfd. */
const sharedDeniedCalls = [425, 426, 427, 428, 429, 430, 431, 432, 433, 438, 442];

const architectures: Partial<Record<NodeJS.Architecture, Architecture>> = {
  x64: {
    code: 0xc000003e,
    clone: 56,
    deniedCalls: [
      ...[41, 53], // socket, socketpair
      ...[155, 161, 165, 166, 272, 308], // pivot_root, chroot, mount, umount2, unshare, setns
      ...[101, 298, 310, 311, 312], // ptrace, perf_event_open, process_vm_readv, process_vm_writev, kcmp
      ...[248, 249, 250, 303, 304], // add_key, request_key, keyctl, name_to_handle_at, open_by_handle_at
      ...[175, 176, 246, 313, 320], // init_module, delete_module, kexec_load, finit_module, kexec_file_load
      ...[103, 163, 167, 169, 179, 321, 323], // syslog, acct, swapon, reboot, quotactl, bpf, userfaultfd
    ],
  },
  arm64: {
    code: 0xc00000b7,
    clone: 220,
    // The same calls in the same order.
    deniedCalls: [
      ...[198, 199],
      ...[41, 51, 40, 39, 97, 268],
      ...[117, 241, 270, 271, 272],
      ...[217, 218, 219, 264, 265],
      ...[105, 106, 104, 273, 294],
      ...[116, 89, 224, 142, 60, 280, 282],
    ],
  },
};

/** CLONE_NEW* of linux/sched.h. */
const namespaceFlags = 0x7e02_0000;
/** Calls of the x32 interface of x86-64 have this bit. */
const x32Bit = 0x4000_0000;
const eperm = 1;
const enosys = 38;

/** Return values SECCOMP_RET_* of linux/seccomp.h. */
const allowAction = 0x7fff_0000;
const killProcessAction = 0x8000_0000;
const createErrnoAction = (errno: number) => 0x0005_0000 | errno;

/** Offsets in struct seccomp_data. */
const offsets = { call: 0, architecture: 4, firstArgument: 16 };

/** One struct sock_filter: code, offsets of the jumps, operand. */
type Instruction = [code: number, ifTrue: number, ifFalse: number, operand: number];
const load = (offset: number): Instruction => [0x20, 0, 0, offset];
const returnAction = (action: number): Instruction => [0x06, 0, 0, action];
const skipUnlessEqual = (value: number, count: number): Instruction => [0x15, 0, count, value];
const skipBelow = (value: number, count: number): Instruction => [0x35, 0, count, value];
const skipUnlessAnyBit = (bits: number, count: number): Instruction => [0x45, 0, count, bits];

function createInstructions({ code: architectureCode, clone, deniedCalls }: Architecture): Instruction[] {
  const failCall = (call: number, errno: number) => [
    skipUnlessEqual(call, 1),
    returnAction(createErrnoAction(errno)),
  ];
  return [
    load(offsets.architecture),
    ...[[0x15, 1, 0, architectureCode] satisfies Instruction, returnAction(killProcessAction)],
    load(offsets.call),
    ...[skipBelow(x32Bit, 1), returnAction(createErrnoAction(eperm))],
    ...[...deniedCalls, ...sharedDeniedCalls].flatMap((call) => failCall(call, eperm)),
    // The filter cannot read the flags of clone3, so clone3 fails. The C library then uses clone.
    ...failCall(clone3, enosys),
    ...[skipUnlessEqual(clone, 3), load(offsets.firstArgument)],
    ...[skipUnlessAnyBit(namespaceFlags, 1), returnAction(createErrnoAction(eperm))],
    returnAction(allowAction),
  ];
}

/** Returns the compiled filter; undefined on an architecture whose system calls are not listed. */
export function createSeccompFilter(architecture: NodeJS.Architecture = process.arch): Buffer | undefined {
  const definition = architectures[architecture];
  if (!definition) return undefined;
  const instructions = createInstructions(definition);
  const filter = Buffer.alloc(instructions.length * 8);
  for (const [position, [code, ifTrue, ifFalse, operand]] of instructions.entries()) {
    const start = position * 8;
    filter.writeUInt16LE(code, start);
    filter.writeUInt8(ifTrue, start + 2);
    filter.writeUInt8(ifFalse, start + 3);
    filter.writeUInt32LE(operand >>> 0, start + 4);
  }
  return filter;
}
