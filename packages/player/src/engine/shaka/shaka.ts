// The one place that names the file of the engine: the smaller of its builds, for browsers of 2021 and later.
import shaka from 'shaka-player/dist/shaka-player.compiled-es2021.js';

export { shaka };

/** As the engine wants to know the types of streams; a plain file it looks at itself. */
export const mimeTypes = { dash: 'application/dash+xml', hls: 'application/x-mpegurl', file: undefined };
