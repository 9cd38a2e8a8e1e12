#!/usr/bin/env node
// The operator's command line. Its sources need the pinned Node, whichever Node runs this file.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const modulesUrl = new URL('../../../node_modules/', import.meta.url);
const mainUrl = new URL('../src/cli/main.ts', import.meta.url);

if (Number(process.versions.node.split('.')[0]) >= 26) {
  // Compiled code is cached, as for the server: the next command starts in half the time.
  module.enableCompileCache(fileURLToPath(new URL('.cache/node', modulesUrl)));
  await import(mainUrl.href);
} else {
  const nodeUrl = new URL('node/bin/node', modulesUrl);
  const child = spawn(fileURLToPath(nodeUrl), [fileURLToPath(mainUrl), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // A terminal signals the child too; a process manager signals only this process.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => {});
  child.once('error', () => {
    console.error('Node 26 is not installed here: run npm ci first.');
    process.exitCode = 1;
  });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
