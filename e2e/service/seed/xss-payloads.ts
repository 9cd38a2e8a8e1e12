// Scripts in texts, and the ids of the titles that contain them. A separate file, so that journeys do not load the
// server's code, which takes long.

/** A host name that browsers resolve to this machine. */
export const xssHost = 'xss.localhost';
export const xssRealmKey = 'xss';

export const xssScript = 'window.pwned=1';

/** Payloads that escape from text, attributes, elements, styles, scripts, templates and messages. */
export const xssPayloads = [
  `<img src=x onerror=${xssScript}>`,
  `"><svg onload=${xssScript}>`,
  `' onfocus='${xssScript}' autofocus tabindex=1 x='`,
  `</script><script>${xssScript}</script>`,
  `</title><script>${xssScript}</script>`,
  `</style><script>${xssScript}</script>`,
  `<!--<script>${xssScript}</script>`,
  `javascript:${xssScript}`,
  `\u2028${xssScript}//`,
  `{{constructor.constructor('${xssScript}')()}}`,
  `\u202e<iframe srcdoc="<script>parent.${xssScript}</script>">`,
  ']]><script>window.pwned=1</script>',
] as const;

export const xssIds = {
  video: 'xss-video',
  series: 'xss-series',
  season: 'xss-season',
  playlist: 'xss-list',
  section: 'xss-page',
};
