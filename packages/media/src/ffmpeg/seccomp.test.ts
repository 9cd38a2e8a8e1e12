// Runs the compiled filter on system calls, as the kernel does.
import { describe, expect, test } from 'vitest';
import { createSeccompFilter } from './seccomp.ts';

/** AUDIT_ARCH_* of linux/audit.h. */
const architectureCodes = { x64: 0xc000003e, arm64: 0xc00000b7 };
const [allowed, denied, notImplemented, killed] = [0x7fff_0000, 0x0005_0001, 0x0005_0026, 0x8000_0000];

interface SystemCall {
  call: number;
  architecture: number;
  firstArgument?: number;
}

/** Returns what the filter decides. Supports the instructions of the filter: load, three conditional jumps, return. */
function runFilter(filter: Buffer, { call, architecture, firstArgument = 0 }: SystemCall): number {
  const data = new Map([
    [0, call],
    [4, architecture],
    [16, firstArgument],
  ]);
  let accumulator = 0;
  for (let start = 0; start < filter.length; start += 8) {
    const operand = filter.readUInt32LE(start + 4);
    const jump = (isTrue: boolean) => {
      start += 8 * filter.readUInt8(start + (isTrue ? 2 : 3));
    };
    const code = filter.readUInt16LE(start);
    if (code === 0x20) accumulator = data.get(operand) ?? Number.NaN;
    else if (code === 0x15) jump(accumulator === operand);
    else if (code === 0x35) jump(accumulator >= operand);
    else if (code === 0x45) jump((accumulator & operand) !== 0);
    else if (code === 0x06) return operand;
    else throw new Error(`unknown instruction ${code}`);
  }
  throw new Error('the filter has no end');
}

/** Numbers of asm/unistd_64.h and asm-generic/unistd.h. */
const calls = {
  x64: {
    ...{ read: 0, mmap: 9, clone: 56, execve: 59, exit_group: 231 },
    ...{
      socket: 41,
      socketpair: 53,
      ptrace: 101,
      mount: 165,
      unshare: 272,
      setns: 308,
      bpf: 321,
      keyctl: 250,
    },
  },
  arm64: {
    ...{ read: 63, mmap: 222, clone: 220, execve: 221, exit_group: 94 },
    ...{
      socket: 198,
      socketpair: 199,
      ptrace: 117,
      mount: 40,
      unshare: 97,
      setns: 268,
      bpf: 280,
      keyctl: 219,
    },
  },
} as const;

describe.each(['x64', 'arm64'] as const)('the filter for %s', (name) => {
  const filter = createSeccompFilter(name) ?? Buffer.alloc(0);
  const architecture = architectureCodes[name];
  const run = (call: number, firstArgument?: number) =>
    runFilter(filter, { call, architecture, ...(firstArgument !== undefined && { firstArgument }) });

  test.each(['read', 'mmap', 'execve', 'exit_group'] as const)('allows %s', (call) => {
    expect(run(calls[name][call])).toBe(allowed);
  });

  test.each(['socket', 'socketpair', 'ptrace', 'mount', 'unshare', 'setns', 'bpf', 'keyctl'] as const)(
    'denies %s',
    (call) => {
      expect(run(calls[name][call])).toBe(denied);
    },
  );

  test.each([
    ['io_uring_setup', 425],
    ['open_tree', 428],
    ['fsopen', 430],
    ['pidfd_getfd', 438],
    ['mount_setattr', 442],
  ])('denies %s', (_call, number) => {
    expect(run(number)).toBe(denied);
  });

  test('allows clone for threads and processes, and denies it for namespaces', () => {
    const threadFlags = 0x003d_0f00;
    expect(run(calls[name].clone, threadFlags)).toBe(allowed);
    expect(run(calls[name].clone, 17)).toBe(allowed);
    for (const flag of [
      0x0002_0000, 0x0200_0000, 0x0400_0000, 0x0800_0000, 0x1000_0000, 0x2000_0000, 0x4000_0000,
    ])
      expect([flag, run(calls[name].clone, threadFlags | flag)]).toEqual([flag, denied]);
  });

  test('returns ENOSYS for clone3, so that the C library uses clone', () => {
    const clone3 = 435;
    expect(run(clone3)).toBe(notImplemented);
  });

  test('kills a process that makes the calls of another architecture, and denies those of x32', () => {
    const i386 = 0x4000_0003;
    expect(runFilter(filter, { call: calls[name].read, architecture: i386 })).toBe(killed);
    expect(run(calls[name].read + 0x4000_0000)).toBe(denied);
  });
});

test('createSeccompFilter returns undefined for an architecture whose system calls are not listed', () => {
  expect(createSeccompFilter('s390x')).toBeUndefined();
});
