export { createLaunchOptions } from './chromium.ts';
export { type ExternalServer, startExternalServer } from './external-server.ts';
export { createIpDatabase, type IpRecord } from './ip-database.ts';
export { createMovableClock, type MovableClock } from './movable-clock.ts';
export { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
export { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
