import { get } from 'node:http';

/** Requests a URL with another Host header, which `fetch` cannot set, and resolves with the status. */
export function requestStatusWithHost(host: string, url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}
