import { get } from 'node:http';

/** Requests a URL with another Host header, which fetch does not send. */
export function statusUnder(host: string, address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}
