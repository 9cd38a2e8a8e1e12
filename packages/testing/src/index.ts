export { type MovableClock, movableClock } from './movable-clock.ts';
export { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
