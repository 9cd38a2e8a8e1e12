import type { Sandbox } from '../src/ffmpeg/sandbox.ts';

/** The sandbox of a machine without any sandbox tool. */
export const sandboxWithoutTools: Sandbox = {
  namespacePrefix: [],
  hasUserNamespace: false,
  bindsDescriptors: false,
  networkDenialPrefix: [],
  privilegeRestrictionPrefix: [],
  switchesUser: false,
  hasPrlimit: false,
  hasNice: false,
  hasChrt: false,
  hasIonice: false,
};
