// Scripts in texts, and the ids of the titles that contain them. A separate file, so that journeys do not load the
// server's code, which takes long.

/** A host name that browsers resolve to this machine. */
export const xssHost = 'xss.localhost';
export const xssRealmKey = 'xss';

export const script = 'window.pwned=1';

/** Payloads that escape from text, attributes, elements, styles, scripts, templates and messages. */
export const xssPayloads = [
  `<img src=x onerror=${script}>`,
  `"><svg onload=${script}>`,
  `' onfocus='${script}' autofocus tabindex=1 x='`,
  `</script><script>${script}</script>`,
  `</title><script>${script}</script>`,
  `</style><script>${script}</script>`,
  `<!--<script>${script}</script>`,
  `javascript:${script}`,
  `\u2028${script}//`,
  `{{constructor.constructor('${script}')()}}`,
  `\u202e<iframe srcdoc="<script>parent.${script}</script>">`,
  ']]><script>window.pwned=1</script>',
] as const;

export const xssIds = {
  video: 'xss-video',
  series: 'xss-series',
  season: 'xss-season',
  playlist: 'xss-list',
  section: 'xss-page',
};
