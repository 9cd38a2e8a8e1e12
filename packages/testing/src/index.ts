export { createLaunchOptions } from './chromium.ts';
export { createMovableClock, type MovableClock } from './movable-clock.ts';
export { type SourceServer, startSourceServer } from './source-server.ts';
export { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
