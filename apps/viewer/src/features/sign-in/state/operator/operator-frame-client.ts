// Sends requests to the script of an operator, which runs in a sandboxed frame. The frame connects with a message port: its
// opaque origin has no name to which this page could post.

/** How long the script may take to load and to respond, where it does not wait for the viewer. */
const timeoutMs = 20_000;

export interface OperatorFrameClient {
  /** @throws if the script fails, or does not respond in time */
  request(method: 'detectPartners' | 'logOut'): Promise<unknown>;
  /** Waits for the viewer, so it has no time limit. */
  runWorkflow(partnerId: string): Promise<unknown>;
  close(): void;
}

/**
 * @param frame shows `/operator-frame`, and has not loaded yet
 * @param onHeight receives the height of the document in the frame, whenever it changes
 */
export function createOperatorFrameClient(
  frame: HTMLIFrameElement,
  onHeight: (height: number) => void,
): OperatorFrameClient {
  const connection = Promise.withResolvers<MessagePort>();
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let requestCount = 0;

  const handleResponse = ({ data }: MessageEvent) => {
    const { height, id, result, error } = Object(data);
    if (typeof height === 'number') onHeight(height);
    const response = pending.get(id);
    pending.delete(id);
    if (error === undefined) response?.resolve(result);
    else response?.reject(new Error(String(error)));
  };

  const handleConnection = ({ source, data, ports: [port] }: MessageEvent) => {
    if (source !== frame.contentWindow || Object(data).protocol !== 'matinee-operator' || !port) return;
    window.removeEventListener('message', handleConnection);
    port.onmessage = handleResponse;
    connection.resolve(port);
  };
  window.addEventListener('message', handleConnection);

  async function send(method: string, partnerId?: string): Promise<unknown> {
    const port = await limitTime(connection.promise);
    const response = Promise.withResolvers<unknown>();
    const id = requestCount++;
    pending.set(id, response);
    port.postMessage({ id, method, partnerId });
    return response.promise;
  }

  return {
    request: (method) => limitTime(send(method)),
    runWorkflow: (partnerId) => send('runWorkflow', partnerId),
    close: () => {
      window.removeEventListener('message', handleConnection);
      void connection.promise.then((port) => port.close());
    },
  };
}

function limitTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The script of the operator does not respond')), timeoutMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
