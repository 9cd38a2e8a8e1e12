// Prints the URLs of the service and the emails and passwords of the demo accounts.
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import colours from 'picocolors';
import type { Config } from '../config.ts';
import type { DemoAccount } from '../demo/index.ts';

export function printAddresses(
  address: AddressInfo,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  demoAccounts: readonly DemoAccount[],
): void {
  const urls = [...(publicUrl ? [publicUrl] : []), ...listUrls(address)];
  const lines = [
    '',
    `  ${colours.bold('Matinee')} is running at`,
    '',
    ...urls.map((url) => `    ${colours.cyan(colours.bold(url))}`),
    ...formatDemoAccounts(demoAccounts),
    '',
    colours.dim('  Press Ctrl-C to stop it.'),
    '',
  ];
  console.log(lines.join('\n'));
}

function listUrls({ address, port }: AddressInfo): string[] {
  if (address !== '0.0.0.0' && address !== '::') {
    return [`http://${address.includes(':') ? `[${address}]` : address}:${port}`];
  }
  const reachableAddresses = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((networkAddress) => networkAddress.address);
  return ['localhost', ...reachableAddresses].map((host) => `http://${host}:${port}`);
}

function formatDemoAccounts(demoAccounts: readonly DemoAccount[]): string[] {
  if (demoAccounts.length === 0) return [];
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  return [
    '',
    '  Demo accounts',
    '',
    ...demoAccounts.map(
      ({ name, email, password }) => `    ${email.padEnd(width)}  ${password}  ${colours.dim(name)}`,
    ),
  ];
}
