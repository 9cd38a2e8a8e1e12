import type { Sandbox } from '../src/ffmpeg/sandbox.ts';

/** A machine without any sandbox tool. */
export const noTools: Sandbox = {
  namespaces: [],
  hasUserNamespace: false,
  network: [],
  privileges: [],
  switchesUser: false,
  prlimit: false,
  nice: false,
  idleCpu: false,
  idleDisk: false,
};
