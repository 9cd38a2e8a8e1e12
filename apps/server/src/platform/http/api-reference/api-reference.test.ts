import {
  type Call,
  type CallerKind,
  type CallName,
  calls,
  type ErrorCode,
  errorParams,
  errorTable,
} from '@matinee/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { oas31 } from 'zod-openapi';
import { callPermissions, type Permission } from '../../../../test/call-permissions.ts';
import { startService, type TestService } from '../../../../test/service.ts';
import { createOpenApiDocument } from './openapi-document.ts';

let service: TestService;
let document: oas31.OpenAPIObject;
let operations: Map<string, oas31.OperationObject>;
beforeAll(async () => {
  service = await startService();
  document = (await service.request<oas31.OpenAPIObject>('/api/openapi.json')).body;
  operations = new Map(
    Object.values(document.paths ?? {})
      .flatMap((methods) => Object.values(methods as Record<string, oas31.OperationObject>))
      .map((operation) => [operation.operationId ?? '', operation]),
  );
});
afterAll(() => service.close());

const getParameterNames = (name: string, location: string) =>
  (operations.get(name)?.parameters ?? []).flatMap((parameter) =>
    'in' in parameter && parameter.in === location ? [parameter.name] : [],
  );

describe('GET /api/openapi.json', () => {
  test('returns a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document) as never)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('describes every call of the contract at its method and path', () => {
    expect([...operations.keys()].sort()).toEqual(Object.keys(calls).sort());
    for (const [name, { method, path }] of Object.entries(calls)) {
      const methods = document.paths?.[path.replace(/:(\w+)/g, '{$1}')] as Record<
        string,
        { operationId: string }
      >;
      expect(methods[method.toLowerCase()]?.operationId).toBe(name);
    }
  });

  test.each(Object.entries<Call>(calls))(
    'describes input, response, errors and access of %s',
    (name, call) => {
      const operation = operations.get(name);
      expect(getParameterNames(name, 'path')).toEqual(Object.keys(call.params?.shape ?? {}));
      expect(getParameterNames(name, 'query')).toEqual(Object.keys(call.query?.shape ?? {}));
      expect(operation?.requestBody !== undefined).toBe(call.body !== undefined);
      const status = String(call.status ?? (call.response ? 200 : 204));
      const response = operation?.responses?.[status] as oas31.ResponseObject | undefined;
      const type = call.isEventStream ? 'text/event-stream' : 'application/json';
      expect(Object.keys(response?.content ?? {})).toEqual(call.response ? [type] : []);
      for (const code of call.errors ?? []) {
        const error = operation?.responses?.[errorTable[code].status] as { 'x-codes': string[] } | undefined;
        expect(error?.['x-codes']).toContain(code);
      }
      expect(operation?.security?.some((scheme) => 'accessToken' in scheme)).toBe(call.auth !== 'none');
      expect(operation?.security?.some((scheme) => Object.keys(scheme).length === 0)).toBe(
        call.auth === 'optional',
      );
    },
  );

  test('lists the request headers that a call reads', () => {
    expect(getParameterNames('getVideo', 'header')).toEqual(['realm', 'accept-language', 'if-none-match']);
    for (const name of ['signUp', 'createWatchlist', 'addToWatchlist'])
      expect(getParameterNames(name, 'header')).toContain('idempotency-key');
    expect(getParameterNames('getHealth', 'header')).toEqual([]);
  });

  test('names the address of the service as the server of the API', async () => {
    expect(document.servers).toMatchObject([{ url: '/' }]);
    const publicUrl = 'https://lantern.example';
    expect(createOpenApiDocument(publicUrl).servers).toMatchObject([{ url: publicUrl }]);
  });

  const callersByPermission: Record<Permission, readonly CallerKind[]> = {
    public: ['anonymous', 'guest', 'user', 'admin'],
    session: ['guest', 'user', 'admin'],
    account: ['user', 'admin'],
    admin: ['admin'],
    hiddenAdmin: ['admin'],
    owner: ['user', 'admin'],
    signedUrl: ['anonymous', 'guest', 'user', 'admin'],
  };
  test.each(Object.entries(callPermissions))('says who may call %s', (name, { permission }) => {
    const operation = operations.get(name) as oas31.OperationObject & { 'x-callers': string[] };
    const isReadableByLink = permission === 'owner' && calls[name as CallName].auth === 'optional';
    expect(operation['x-callers']).toEqual(callersByPermission[isReadableByLink ? 'public' : permission]);
    expect(operation.description).toMatch(/^(Anyone|Guests|Accounts) /);
  });

  /** Codes that no call returns yet. */
  const unusedCodes: readonly ErrorCode[] = ['preconditionRequired', 'failedDependency'];
  const usedCodes = (Object.keys(errorTable) as ErrorCode[]).filter((code) => !unusedCodes.includes(code));
  test.each(usedCodes)('describes the params of %s', (code) => {
    const schemas = document.components?.schemas as Record<string, { properties: Record<string, unknown> }>;
    const properties = schemas[`${code.charAt(0).toUpperCase()}${code.slice(1)}Error`]?.properties;
    expect(properties?.code).toMatchObject({ const: code });
    expect(Object.hasOwn(properties ?? {}, 'params')).toBe(code in errorParams);
  });

  test('lists the error codes, request headers and security of a call', () => {
    expect(operations.get('signUp')?.responses?.['403']).toMatchObject({
      'x-codes': [
        'signupGeoRestriction',
        'vpnErrorMessage',
        'kidPurchasePermissionDenied',
        'selfRegistrationOff',
        'notWhileImpersonating',
      ],
    });
    expect(getParameterNames('signUp', 'header')).toContain('idempotency-key');
    expect(operations.get('getUser')?.security).toEqual([{ accessToken: [] }]);
  });

  test('refers only to schemas that it contains', () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name ?? '',
    );
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) expect(document.components?.schemas).toHaveProperty([name]);
  });

  test('explains every error code', () => {
    for (const code of Object.keys(errorTable))
      expect(document.info.description).toContain(`| \`${code}\` |`);
  });
});

describe('GET /api/docs', () => {
  test('allows only scripts and styles of this server', async () => {
    const { headers } = await service.request<string>('/api/docs');
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  test('loads only files that this server has, and nothing inline', async () => {
    const { body } = await service.request<string>('/api/docs');
    expect(body).not.toMatch(/<style|style=|\son\w+=|<script[^>]*>[^<]/);
    const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)]
      .map(([, url]) => url ?? '')
      .filter((url) => !url.startsWith('data:'));
    expect(files.length).toBeGreaterThan(3);
    for (const url of files) expect([url, (await service.request(url)).status]).toEqual([url, 200]);
  });
});
