// Serves the images of sample-images.ts as SVG.
import type { Plugin } from 'vite';

export function serveArtwork(): Plugin {
  return {
    name: 'serve-artwork',
    configureServer(server) {
      server.middlewares.use('/artwork', (request, response) => {
        const [, hueOrLettering = '', width, height] = /^\/(\w+)\/(\d+)x(\d+)/.exec(request.url ?? '') ?? [];
        if (!width || !height) {
          response.writeHead(404).end();
          return;
        }
        response.writeHead(200, { 'content-type': 'image/svg+xml' });
        response.end(
          hueOrLettering === 'lettering'
            ? drawLettering()
            : drawHills(Number(hueOrLettering), +width, +height),
        );
      });
    },
  };
}

function drawHills(hue: number, width: number, height: number): string {
  const drawHill = (level: number, lightness: number) =>
    `<path fill="hsl(${hue} 45% ${lightness}%)" d="M0 ${height * level} Q${width * 0.3} ${height * (level - 0.25)} ${width * 0.55} ${height * level} T${width} ${height * (level - 0.1)} V${height} H0Z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 55% 24%)"/><stop offset="1" stop-color="hsl(${hue + 50} 60% 62%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/><circle cx="${width * 0.72}" cy="${height * 0.32}" r="${height * 0.1}" fill="hsl(${hue + 60} 80% 84%)"/>${drawHill(0.72, 24)}${drawHill(0.88, 14)}</svg>`;
}

function drawLettering(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 240"><text x="0" y="190" font-family="serif" font-size="210" font-weight="700" fill="#ffdf9e" textLength="940">Lantern</text></svg>';
}
