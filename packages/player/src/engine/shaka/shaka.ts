// The only import of Shaka Player: its smaller build, for browsers since 2021.
import shaka from 'shaka-player/dist/shaka-player.compiled-es2021.js';

export { shaka };

/** MIME types for Shaka. It detects the type of plain files itself. */
export const mimeTypes = { dash: 'application/dash+xml', hls: 'application/x-mpegurl', file: undefined };
