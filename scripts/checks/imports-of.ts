// What a file imports, as written: by import, export from, and import() of a plain text.
import { parseSync } from 'oxc-parser';

export interface Import {
  from: string;
  /** Gone when the types are stripped. */
  typeOnly: boolean;
}

export function importsOf(file: string, code: string): Import[] {
  const { module, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const imports: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  for (const { entries } of module.staticExports) {
    const from = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest?.value;
    if (from !== undefined) imports.push({ from, typeOnly: entries.every(({ isType }) => isType) });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = code.slice(moduleRequest.start, moduleRequest.end);
    const plain = /^(['"`])([^'"`$]+)\1$/.exec(text)?.[2];
    if (plain !== undefined) imports.push({ from: plain, typeOnly: false });
  }
  return imports;
}
