export { findChromium } from './chromium.ts';
export { type MovableClock, movableClock } from './movable-clock.ts';
export { type SourceServer, startSourceServer } from './source-server.ts';
export { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
