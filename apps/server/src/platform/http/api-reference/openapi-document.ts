// Generates OpenAPI 3.1 from the contract, which declares each call with its schemas, errors and access.
import * as contract from '@matinee/contract';
import {
  type Call,
  type CallName,
  calls,
  type ErrorCode,
  errorParams,
  errorResponse,
  errorTable,
  isAdultOnly,
  isForImpersonators,
  listCallers,
} from '@matinee/contract';
import { z } from 'zod';
import {
  type CreateDocumentOptions,
  createDocument,
  type oas31,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';

/** Errors that every call can return. */
const commonErrors: readonly ErrorCode[] = ['badRequest', 'tooManyRequests', 'internal', 'overloaded'];

/** @param publicUrl the address of the service, if it is configured */
export function createOpenApiDocument(publicUrl: string | undefined): oas31.OpenAPIObject {
  nameEntitySchemas();
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Matinee API',
        version: '1',
        description: `The \`realm\` header or the host name selects the realm.\n\n${renderErrorReference()}`,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [
        { url: publicUrl ?? '/', description: publicUrl ? 'This service.' : 'The server of this document.' },
      ],
      tags: [...new Set(Object.values(calls).map(({ tag }) => tag))].map((name) => ({ name })),
      paths: createPaths(),
      components: {
        securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    { override: allowNewProperties },
  ) as oas31.OpenAPIObject;
}

function createPaths(): ZodOpenApiPathsObject {
  const result: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name];
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    result[path] = { ...result[path], [call.method.toLowerCase()]: createOperation(name, call) };
  }
  return result;
}

function createOperation(name: CallName, call: Call): ZodOpenApiOperationObject {
  const { auth, body } = call;
  return {
    operationId: name,
    summary: call.summary,
    description: describeCallers(call),
    'x-callers': [...listCallers(call)],
    tags: [call.tag],
    security: auth === 'none' ? [] : [...(auth === 'optional' ? [{}] : []), { accessToken: [] }],
    requestParams: {
      ...(call.params && { path: call.params }),
      ...(call.query && { query: call.query }),
      header: createRequestHeaders(call),
    },
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { ...createSuccessResponse(call), ...createErrorResponses(call) },
  };
}

function describeCallers(call: Call): string {
  const callers = listCallers(call);
  if (callers.includes('anonymous')) {
    return call.auth === 'none'
      ? 'Anyone may call; a token is ignored.'
      : 'Anyone may call; with a token, the response is for its viewer.';
  }
  if (callers.includes('guest')) return 'Guests and accounts may call.';
  if (callers.includes('user')) return 'Accounts may call; guests get `forbidden`.';
  return call.auth === 'admin'
    ? 'Accounts with the role ADMIN may call; others get `forbidden`.'
    : 'Accounts with the role ADMIN may call; others get `notFound`.';
}

function createRequestHeaders({ errors = [], cacheSeconds }: Call): z.ZodObject {
  const createHeader = (description: string) => z.string().optional().meta({ description });
  return z.object({
    ...(errors.includes('unknownRealm') && {
      realm: createHeader('Key of the realm.'),
      'accept-language': createHeader(
        'Languages of the texts in the response, in order of preference. A parameter `language` has priority.',
      ),
    }),
    ...(errors.includes('idempotencyKeyReused') && {
      'idempotency-key': createHeader(
        'A retry with the same key and body within a day gets the first response.',
      ),
    }),
    ...(cacheSeconds && { 'if-none-match': createHeader('The ETag of the response that the client has.') }),
  });
}

function createSuccessResponse({
  response: responseSchema,
  status,
  isEventStream,
}: Call): ZodOpenApiResponsesObject {
  const description = isEventStream
    ? 'Server-sent events. The data of each event has this schema.'
    : 'Success.';
  const type = isEventStream ? 'text/event-stream' : 'application/json';
  return {
    [`${status ?? (responseSchema ? 200 : 204)}`]: {
      description,
      ...(responseSchema && { content: { [type]: { schema: responseSchema } } }),
    },
  };
}

function createErrorResponses(call: Call): ZodOpenApiResponsesObject {
  const { errors = [], auth, method } = call;
  const codes = new Set([...errors, ...commonErrors]);
  if (auth !== 'none') codes.add('unauthorised');
  if (method !== 'GET') codes.add('diskFull');
  if (auth === 'user' || auth === 'admin') codes.add('forbidden');
  if (isAdultOnly(call)) codes.add('adultProfileRequired');
  if (auth !== 'none' && !isForImpersonators(call)) codes.add('notWhileImpersonating');
  return Object.fromEntries(
    [...Map.groupBy(codes, (code) => errorTable[code].status)].map(([status, group]) => [
      `${status}` as const,
      {
        description: group.map((code) => `\`${code}\`: ${errorTable[code].summary}`).join(' '),
        content: { 'application/json': { schema: createErrorSchema(group) } },
        'x-codes': group,
      },
    ]),
  );
}

/** Errors with their code and the type of their `params`, as components. */
const errorSchemas = new Map<ErrorCode, z.ZodObject>();

function getErrorSchema(code: ErrorCode): z.ZodObject {
  const existingSchema = errorSchemas.get(code);
  if (existingSchema) return existingSchema;
  const paramSchemas: Partial<Record<ErrorCode, z.ZodObject>> = errorParams;
  const params = paramSchemas[code];
  const schema = errorResponse
    .omit({ params: true })
    .extend({ code: z.literal(code), ...(params && { params: params.optional() }) })
    .meta({ id: `${capitalise(code)}Error`, description: errorTable[code].summary });
  errorSchemas.set(code, schema);
  return schema;
}

function createErrorSchema(codes: readonly ErrorCode[]): z.ZodType {
  const [firstSchema, ...otherSchemas] = codes.map(getErrorSchema);
  if (!firstSchema) return errorResponse;
  return otherSchemas.length === 0
    ? firstSchema
    : z.discriminatedUnion('code', [firstSchema, ...otherSchemas]);
}

/** All codes in one table; an operation lists only its own. */
function renderErrorReference(): string {
  const rows = Object.entries(errorTable).map(
    ([code, { status, retryable, summary }]) =>
      `| \`${code}\` | ${status} | ${retryable ? 'yes' : 'no'} | ${summary} |`,
  );
  return `Every error response has the schema \`${z.globalRegistry.get(errorResponse)?.id}\`; clients act on its \`code\`.

<details><summary>Error codes</summary>

| code | status | retryable | meaning |
|---|---|---|---|
${rows.join('\n')}

</details>`;
}

/**
 * Registers each schema that the contract exports by the name of its export, so that it becomes a component. All other
 * schemas are inlined.
 */
function nameEntitySchemas(): void {
  for (const [key, value] of Object.entries(contract)) {
    if (!(value instanceof z.ZodType) || z.globalRegistry.has(value)) continue;
    z.globalRegistry.add(value, { id: capitalise(key) });
  }
}

const capitalise = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A later version may add properties to a response, so only strict objects forbid additional properties. */
const allowNewProperties: CreateDocumentOptions['override'] = ({ jsonSchema, zodSchema, io }) => {
  const { def } = zodSchema._zod;
  if (io === 'output' && def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
};
