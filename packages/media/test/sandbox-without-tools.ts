import type { Sandbox } from '../src/ffmpeg/sandbox.ts';

/** The sandbox of a machine without any sandbox tool. */
export const sandboxWithoutTools: Sandbox = {
  namespacePrefix: [],
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
