import type { Sandbox } from '../src/ffmpeg/sandbox.ts';

/** A machine without any sandbox tool. */
export const noTools: Sandbox = {
  namespaces: [],
  hasUserNamespace: false,
  bindsDescriptors: false,
  networkDenial: [],
  privilegeRestriction: [],
  switchesUser: false,
  prlimit: false,
  nice: false,
  idleCpu: false,
  idleDisk: false,
};
