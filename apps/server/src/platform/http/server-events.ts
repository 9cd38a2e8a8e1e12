// Server-sent events: one JSON value per event, and a comment every 15 seconds so that proxies keep the
// connection open.
import type { FastifyReply } from 'fastify';

const heartbeatMs = 15_000;

export async function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  controller: AbortController,
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
  const heartbeat = setInterval(() => out.write(': heartbeat\n\n'), heartbeatMs);
  out.on('error', () => controller.abort());
  out.on('close', () => controller.abort());
  try {
    for await (const event of events) {
      if (controller.signal.aborted) break;
      const written = out.write(`data: ${JSON.stringify(event)}\n\n`);
      if (!written) await waitForDrain(out, controller.signal);
    }
  } catch (error) {
    if (!controller.signal.aborted)
      reply.log.error({ err: error, requestId: reply.request.id }, 'an event stream failed');
  } finally {
    clearInterval(heartbeat);
    out.end();
  }
}

function waitForDrain(out: NodeJS.WritableStream, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    out.once('drain', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
