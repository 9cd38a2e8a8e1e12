// Responds to every request with the same bytes; uses node:http alone.
import { createServer } from 'node:http';

const payload = Buffer.from(process.env.PAYLOAD ?? '');
createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': payload.length,
  });
  response.end(payload);
}).listen(Number(process.env.PORT), '127.0.0.1');
