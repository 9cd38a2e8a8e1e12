// Server-sent events: one JSON value per event, and a comment every 15 seconds so that proxies keep the
// connection open. The server disconnects a client that has not read all waiting data from one comment to the next.
import type { FastifyReply } from 'fastify';

const heartbeatMs = 15_000;

export async function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  controller: AbortController,
): Promise<void> {
  reply.hijack();
  const rawResponse = reply.raw;
  rawResponse.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  rawResponse.write('retry: 2000\n\n');
  let isStalled = false;
  rawResponse.on('drain', () => {
    isStalled = false;
  });
  const heartbeat = setInterval(() => {
    if (!rawResponse.writableNeedDrain) rawResponse.write(': heartbeat\n\n');
    else if (isStalled) rawResponse.destroy();
    else isStalled = true;
  }, heartbeatMs);
  rawResponse.on('error', () => controller.abort());
  rawResponse.on('close', () => controller.abort());
  try {
    for await (const event of events) {
      if (controller.signal.aborted) break;
      const hasCapacity = rawResponse.write(`data: ${JSON.stringify(event)}\n\n`);
      if (!hasCapacity) await waitForDrain(rawResponse, controller.signal);
    }
  } catch (error) {
    if (!controller.signal.aborted)
      reply.log.error({ err: error, requestId: reply.request.id }, 'an event stream failed');
  } finally {
    clearInterval(heartbeat);
    rawResponse.end();
  }
}

function waitForDrain(rawResponse: NodeJS.WritableStream, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    rawResponse.once('drain', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
