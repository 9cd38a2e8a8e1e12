// Prints the URLs of the service and the sign-ins of the demo realm.
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import colours from 'picocolors';
import type { Config } from './config.ts';
import type { DemoSignIn } from './demo/index.ts';

export function printAddresses(
  address: AddressInfo,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  signIns: readonly DemoSignIn[],
): void {
  const addresses = [...(publicUrl ? [publicUrl] : []), ...listUrls(address)];
  const lines = [
    '',
    `  ${colours.bold('Matinee')} is running at`,
    '',
    ...addresses.map((url) => `    ${colours.cyan(colours.bold(url))}`),
    ...formatSignIns(signIns),
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
  const reachable = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((networkAddress) => networkAddress.address);
  return ['localhost', ...reachable].map((host) => `http://${host}:${port}`);
}

function formatSignIns(signIns: readonly DemoSignIn[]): string[] {
  if (signIns.length === 0) return [];
  const width = Math.max(...signIns.map(({ email }) => email.length));
  return [
    '',
    '  Sign-ins of the demo',
    '',
    ...signIns.map(
      ({ name, email, password }) => `    ${email.padEnd(width)}  ${password}  ${colours.dim(name)}`,
    ),
  ];
}
