// OpenAPI 3.1, made from the contract alone: what is declared there is what is described here.
import * as contract from '@matinee/contract';
import { type Call, type CallName, calls, type ErrorCode, errorTable } from '@matinee/contract';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
  tags: { name: string }[];
}

export interface Operation {
  operationId: CallName;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Answer>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Answer {
  description: string;
  content?: Record<string, { schema: JsonSchema }>;
  'x-codes'?: ErrorCode[];
}

/** What every call can answer. */
const everywhere: readonly ErrorCode[] = ['badRequest', 'tooManyRequests', 'internal', 'overloaded'];
const repeatable: ReadonlySet<CallName> = new Set(['signUp']);

export function describeContract(): OpenApi {
  const { schemas, refTo } = describeSchemas();
  const paths: OpenApi['paths'] = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name];
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(name, call, refTo) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Matinee',
      version: '1',
      description:
        'Every call of the service. A realm is chosen by the `realm` header or by the host name. Errors have one shape; their `code` is what to act on.',
    },
    tags: [...new Set(Object.values(calls).map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

type RefTo = (schema: z.ZodType) => JsonSchema;

function describeCall(name: CallName, call: Call, refTo: RefTo): Operation {
  const { auth, answer, body, stream } = call;
  const type = stream ? 'text/event-stream' : 'application/json';
  const status = call.status ?? (answer ? 200 : 204);
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.tag],
    security: auth === 'none' ? [] : [...(auth === 'optional' ? [{}] : []), { accessToken: [] }],
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...headersOf(name, call),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: refTo(body) } } },
    }),
    responses: {
      [status]: {
        description: stream ? 'Server-sent events; the data of each has this schema.' : 'What was asked for.',
        ...(answer && { content: { [type]: { schema: refTo(answer) } } }),
      },
      ...errorsOf(call, refTo),
    },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property as JsonSchema,
  }));
}

function headersOf(name: CallName, { errors = [], cacheSeconds }: Call): Parameter[] {
  const header = (key: string, description: string): Parameter => ({
    name: key,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  });
  return [
    ...(errors.includes('unknownRealm') ? [header('realm', 'Key of the realm.')] : []),
    ...(repeatable.has(name)
      ? [header('idempotency-key', 'The same key and body give the same answer for a day.')]
      : []),
    ...(cacheSeconds ? [header('if-none-match', 'The ETag of the answer that is there already.')] : []),
  ];
}

function errorsOf({ errors = [], auth }: Call, refTo: RefTo): Record<string, Answer> {
  const codes = new Set([...errors, ...everywhere]);
  if (auth !== 'none') codes.add('unauthorised');
  if (auth === 'admin') codes.add('forbidden');
  const byStatus = Map.groupBy(codes, (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `${code}: ${errorTable[code].summary}`).join(' '),
        content: { 'application/json': { schema: refTo(contract.errorAnswer) } },
        'x-codes': group,
      },
    ]),
  );
}

/** Entities under their names, bodies and answers under those of their calls. */
function describeSchemas(): { schemas: Record<string, JsonSchema>; refTo: RefTo } {
  const names = new Map<z.ZodType, string>();
  const inputs = z.registry<{ id: string }>();
  const outputs = z.registry<{ id: string }>();
  const note = (registry: typeof inputs, schema: z.ZodType, id: string) => {
    if (names.has(schema)) return;
    names.set(schema, id);
    registry.add(schema, { id });
  };
  for (const [key, value] of Object.entries(contract)) {
    if (value instanceof z.ZodType) note(outputs, value, key.charAt(0).toUpperCase() + key.slice(1));
  }
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    if (call.answer) note(outputs, call.answer, `${name}.answer`);
    if (call.body) note(inputs, call.body, `${name}.body`);
  }
  const uri = (id: string) => `#/components/schemas/${id}`;
  const options = { uri, unrepresentable: 'any' } as const;
  const all = {
    ...z.toJSONSchema(outputs, { ...options, io: 'output' }).schemas,
    ...z.toJSONSchema(inputs, { ...options, io: 'input' }).schemas,
  };
  const schemas = Object.fromEntries(
    Object.entries(all).map(([id, { $schema, $id, ...schema }]) => [id, schema as JsonSchema]),
  );
  return { schemas, refTo: (schema) => ({ $ref: uri(names.get(schema) ?? '') }) };
}
