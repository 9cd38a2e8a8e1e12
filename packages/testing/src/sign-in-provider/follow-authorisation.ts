const maxRedirects = 10;

/** Follows redirects, and sends the form with which the provider may return, until the service opens a page. */
export async function followAuthorisation(start: URL, serviceUrl: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let redirectCount = 0; redirectCount < maxRedirects; redirectCount++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location') ?? (await sendForm(await response.text()));
    url = new URL(location, url);
    if (url.origin === serviceUrl) return url;
  }
  throw new Error(`${start} redirects too often`);
}

/** Sends the form of the page without the cookies of the service, and returns where it redirects. */
async function sendForm(html: string): Promise<string> {
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1];
  if (!action) throw new Error(`the page has no form: ${html}`);
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const response = await fetch(action, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
  const location = response.headers.get('location');
  if (!location) throw new Error(`${action} does not redirect: ${response.status} ${await response.text()}`);
  return new URL(location, action).href;
}
