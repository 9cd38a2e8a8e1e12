// Serves a folder with @fastify/static and its defaults: node static-server.ts FOLDER PORT
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

const [, , folder, port] = process.argv;
const app = fastify();
await app.register(fastifyStatic, { root: folder ?? '.' });
await app.listen({ host: '127.0.0.1', port: Number(port) });
