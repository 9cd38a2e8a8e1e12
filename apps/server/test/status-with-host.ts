import { get } from 'node:http';

/** Requests a URL with another Host header, which `fetch` cannot set, and resolves with the status. */
export function requestStatusWithHost(host: string, address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}
