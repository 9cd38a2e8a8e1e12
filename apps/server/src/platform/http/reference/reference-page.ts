// The contract for people to read: one page, no script, nothing loaded from anywhere.
import { createHash } from 'node:crypto';
import { errorTable } from '@matinee/contract';
import type { OpenApi, Operation, Parameter } from './openapi.ts';
import { schemaText } from './schema-text.ts';

const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 6rem; font: 16px/1.55 system-ui, sans-serif; }
h1 { margin: 0 0 .25rem; } h2 { margin: 2.5rem 0 .5rem; text-transform: capitalize; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 1rem 0; }
details { border-block-start: 1px solid var(--line); padding: .6rem 0; }
summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
summary:focus-visible { outline: 2px solid; outline-offset: 2px; }
code, pre { font: 14px/1.5 ui-monospace, monospace; } pre { overflow: auto; padding: .75rem; border: 1px solid var(--line); }
.method { font-weight: 700; min-width: 4.5ch; } .about { flex-basis: 100%; opacity: .8; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: start; padding: .3rem .6rem .3rem 0; vertical-align: top; }
code { overflow-wrap: anywhere; } .wide { overflow-x: auto; } tr { border-block-end: 1px solid var(--line); } h4 { margin: 1rem 0 .25rem; }`;

export const referencePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function referencePage(api: OpenApi): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = api.tags.map(({ name }) => ({
    name,
    entries: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(api.info.title)} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><header><h1>${escapeHtml(api.info.title)} API</h1><p>${proseHtml(api.info.description)}
The whole of it as <a href="/api/openapi.json">OpenAPI</a>.</p>
<nav aria-label="Contents">${groups.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}
<a href="#errors">errors</a><a href="#schemas">schemas</a></nav></header><main>
${groups
  .map(
    ({ name, entries }) => `<section id="${name}"><h2>${escapeHtml(name)}</h2>
${entries.map(({ path, method, operation }) => operationHtml(path, method, operation)).join('\n')}</section>`,
  )
  .join('\n')}
${errorsHtml()}
<section id="schemas"><h2>Schemas</h2>
${Object.entries(api.components.schemas)
  .filter(([name]) => !name.includes('.'))
  .map(
    ([name, schema]) =>
      `<details id="${name}"><summary><code>${escapeHtml(name)}</code></summary>${block(schema)}</details>`,
  )
  .join('\n')}</section></main></body></html>`;

  function operationHtml(path: string, method: string, operation: Operation): string {
    const body = operation.requestBody?.content['application/json']?.schema;
    const [status = '', answer] = Object.entries(operation.responses)[0] ?? [];
    const shape = Object.values(answer?.content ?? {})[0]?.schema;
    const codes = Object.values(operation.responses).flatMap((response) => response['x-codes'] ?? []);
    return `<details id="${operation.operationId}"><summary><span class="method">${method.toUpperCase()}</span>
<code>${escapeHtml(path)}</code><span class="about">${proseHtml(operation.summary)}</span></summary>
<p>${accessSentence(operation)}</p>
${parametersHtml(operation.parameters)}
${body ? `<h4>Body</h4>${block(body)}` : ''}
<h4>Answer ${escapeHtml(status)}</h4>${shape ? block(shape) : '<p>No body.</p>'}
<h4>Errors</h4><p>${codes.map((code) => `<a href="#error-${code}"><code>${code}</code></a>`).join(', ')}</p></details>`;
  }

  function block(schema: Record<string, unknown>): string {
    const name = typeof schema.$ref === 'string' ? (schema.$ref.split('/').at(-1) ?? '') : '';
    if (name && !name.includes('.')) return `<p><a href="#${name}"><code>${escapeHtml(name)}</code></a></p>`;
    return `<pre tabindex="0">${escapeHtml(schemaText(api.components.schemas[name] ?? schema))}</pre>`;
  }
}

function accessSentence({ security }: Operation): string {
  if (security.length === 0) return 'Needs no token.';
  return security.length === 1 ? 'Needs an access token.' : 'Uses an access token when there is one.';
}

function parametersHtml(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  return `<h4>Parameters</h4><div class="wide" tabindex="0"><table>${parameters
    .map(
      ({ name, in: place, required, schema, description = '' }) =>
        `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td>
<td><code>${escapeHtml(schemaText(schema))}</code></td><td>${proseHtml(description)}</td></tr>`,
    )
    .join('')}</table></div>`;
}

function errorsHtml(): string {
  const rows = Object.entries(errorTable).map(
    ([code, { status, retry, summary }]) =>
      `<tr id="error-${code}"><td><code>${code}</code></td><td>${status}</td><td>${proseHtml(summary)}</td>
<td>${retry ? 'asking again may help' : ''}</td></tr>`,
  );
  return `<section id="errors"><h2>Errors</h2><div class="wide" tabindex="0"><table>${rows.join('')}</table></div></section>`;
}

/** What stands in backticks is code. */
function proseHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
