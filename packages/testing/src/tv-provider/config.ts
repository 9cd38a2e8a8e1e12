// The list of TV providers, as JSON and as XML.
const mvpds = [
  { id: 'HarbourCable', displayName: 'Harbour Cable & Fibre', logo: 'harbour' },
  { id: 'NorthSat', displayName: 'NorthSat', logo: 'north' },
  { id: 'Valley', displayName: 'Valley TV', logo: 'valley' },
  { id: 'Acorn', displayName: 'Acorn Broadband', logo: 'missing' },
];
const channels = [{ id: 'lantern-1', displayName: 'Lantern One' }];

const colours: Readonly<Record<string, string>> = { harbour: '#2563eb', north: '#0f766e', valley: '#b45309' };

/** Returns undefined for an unknown logo. */
export function createLogo(name: string): string | undefined {
  const colour = colours[name];
  return colour === undefined
    ? undefined
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 33"><rect width="112" height="33" rx="6" fill="${colour}"/><circle cx="20" cy="16" r="9" fill="#fff"/></svg>`;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function createConfigJson(requestorId: string, baseUri: string): string {
  return JSON.stringify({
    requestor: {
      id: { value: requestorId },
      mvpds: {
        mvpd: mvpds.map(({ id, displayName, logo }) => ({
          id: { value: id },
          displayName: { value: displayName },
          logoUrl: { value: `${baseUri}/logos/${logo}.svg` },
        })),
      },
      channels: { channel: channels },
    },
  });
}

export function createConfigXml(requestorId: string, baseUri: string): string {
  const items = mvpds.map(
    ({ id, displayName, logo }) =>
      `<mvpd><id>${id}</id><displayName>${escapeXml(displayName)}</displayName><logoUrl>${baseUri}/logos/${logo}.svg</logoUrl></mvpd>`,
  );
  const channelItems = channels.map(
    ({ id, displayName }) => `<channel><id>${id}</id><displayName>${displayName}</displayName></channel>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<config><requestor><id>${requestorId}</id><name>Lantern</name><mvpds>${items.join('')}</mvpds><channels>${channelItems.join('')}</channels></requestor></config>`;
}
