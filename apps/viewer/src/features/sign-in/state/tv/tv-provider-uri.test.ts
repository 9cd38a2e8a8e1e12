import { expect, test } from 'vitest';
import { buildTvProviderUri } from './tv-provider-uri.ts';

test('passes the requestor, TV provider, domain, code and redirect URL, which is last and names the TV provider', () => {
  const uri = new URL(
    buildTvProviderUri(
      {
        kind: 'adobe-dcr',
        name: 'TV provider',
        requestorId: 'lantern',
        baseUri: 'https://tv.example/',
      },
      { providerId: 'Harbour & Co', code: 'AB12CD3', returnUri: 'https://lantern.example/providers/success' },
    ),
  );
  expect(uri.origin + uri.pathname).toBe('https://tv.example/api/v1/authenticate');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    requestor_id: 'lantern',
    mso_id: 'Harbour & Co',
    domain_name: 'lantern.example',
    reg_code: 'AB12CD3',
    redirect_url: 'https://lantern.example/providers/success?provider=Harbour+%26+Co',
  });
  expect([...uri.searchParams.keys()].at(-1)).toBe('redirect_url');
});
