import { type Call, calls, errorTable } from '@matinee/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { oas31 } from 'zod-openapi';
import { startService, type TestService } from '../../../../test/service.ts';

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

  test('lists the error codes, request headers and security of a call', () => {
    expect(operations.get('signUp')?.responses?.['409']).toMatchObject({ 'x-codes': ['emailTaken'] });
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
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
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
