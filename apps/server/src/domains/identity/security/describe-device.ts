import bowser from 'bowser';
import type { CallContext } from '../../../calls/index.ts';

export const maxUserAgentLength = 400;
const maxNameLength = 80;

/** The name of the device that made the request; empty if unknown or outside a request. */
export function getDeviceName({ request }: Pick<CallContext, 'request'>): string {
  const userAgent = request?.headers['user-agent'] ?? '';
  return describeDevice(userAgent.slice(0, maxUserAgentLength)).slice(0, maxNameLength);
}

/** `Firefox, Linux` for the User-Agent header of Firefox; empty when nothing is known. */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ');
}
