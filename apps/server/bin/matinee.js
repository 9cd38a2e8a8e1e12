#!/usr/bin/env node
// The operator's command line. Its sources need the pinned Node, whichever Node was asked to run this file.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const modules = new URL('../../../node_modules/', import.meta.url);
const main = new URL('../src/cli/main.ts', import.meta.url);

if (Number(process.versions.node.split('.')[0]) >= 26) {
  // Compiled code is cached, as for the server: the next command starts in half the time.
  module.enableCompileCache(fileURLToPath(new URL('.cache/node', modules)));
  await import(main.href);
} else {
  const node = new URL('node/bin/node', modules);
  const child = spawn(fileURLToPath(node), [fileURLToPath(main), ...process.argv.slice(2)], {
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
