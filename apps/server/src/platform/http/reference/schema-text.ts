// A JSON schema as a person would note it down: `{ id: string, title?: string, cards: Card[] }`.
import type { JsonSchema } from './openapi.ts';

export function schemaText(schema: JsonSchema, indent = ''): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) {
    return choices.map((choice: JsonSchema) => schemaText(choice, indent)).join(' | ');
  }
  if (schema.type === 'array') return arrayText(schema.items as JsonSchema | undefined, indent);
  if (schema.type === 'object') return objectText(schema, indent);
  return typeof schema.type === 'string' ? schema.type : 'any';
}

function arrayText(items: JsonSchema | undefined, indent: string): string {
  const item = items ? schemaText(items, indent) : 'any';
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

function objectText(schema: JsonSchema, indent: string): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) {
    const values = schema.additionalProperties;
    return typeof values === 'object' && values !== null
      ? `{ [key]: ${schemaText(values as JsonSchema, indent)} }`
      : '{}';
  }
  const required = new Set((schema.required ?? []) as string[]);
  const inner = `${indent}  `;
  const lines = properties.map(
    ([name, property]) => `${inner}${name}${required.has(name) ? '' : '?'}: ${schemaText(property, inner)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}
