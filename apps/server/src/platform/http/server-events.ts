// Server-sent events: one JSON value each, and a comment every 15 seconds so that proxies keep the connection
// open.
import type { FastifyReply } from 'fastify';

const heartbeatEvery = 15_000;

export async function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  stop: AbortController,
): Promise<void> {
  reply.hijack();
  const out = reply.raw;
  out.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  out.write('retry: 2000\n\n');
  const heartbeat = setInterval(() => out.write(': still here\n\n'), heartbeatEvery);
  out.on('error', () => stop.abort());
  out.on('close', () => stop.abort());
  try {
    for await (const event of events) {
      if (stop.signal.aborted) break;
      const written = out.write(`data: ${JSON.stringify(event)}\n\n`);
      if (!written) await drained(out, stop.signal);
    }
  } catch (error) {
    if (!stop.signal.aborted)
      reply.log.error({ err: error, requestId: reply.request.id }, 'a stream of events broke');
  } finally {
    clearInterval(heartbeat);
    out.end();
  }
}

function drained(out: NodeJS.WritableStream, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    out.once('drain', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
