// Names that a source file declares: variables, parameters, functions, types and their properties; in CSS classes,
// data attributes and custom properties. Keys of object literals are left out: their types declare them.
import { parseSync } from 'oxc-parser';

type Node = { type: string } & Record<string, unknown>;

/** Names declared in a TypeScript, JavaScript or CSS file, in their order, with repetitions. */
export function declaredNames(file: string, text: string): string[] {
  if (file.endsWith('.css')) return cssNames(text);
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return namesBelow(program as unknown as Node);
}

function cssNames(text: string): string[] {
  const rules = text.replace(/\/\*.*?\*\//gs, '');
  const names = rules.matchAll(/\.([a-zA-Z][\w-]*)|\[(data-[\w-]+)|(--[\w-]+)\s*:/g);
  return [...names].flatMap(([, className, attribute, property]) => className ?? attribute ?? property ?? []);
}

function namesBelow(node: Node): string[] {
  const children = Object.values(node).flat().filter(isNode);
  const names = bindingsOf(node).flatMap((pattern) => namesIn(pattern));
  return [...names, ...children.flatMap((child) => namesBelow(child))];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The binding patterns that a node itself declares. */
function bindingsOf(node: Node): unknown[] {
  switch (node.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [node.id];
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'TSFunctionType':
    case 'TSDeclareFunction':
      return [node.id, ...(node.params as unknown[])];
    case 'TSMethodSignature':
      return [node.key, ...(node.params as unknown[])];
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
      return [node.key];
    case 'TSTypeParameter':
      return [node.name];
    case 'CatchClause':
      return [node.param];
    case 'ImportSpecifier':
      return nameOf(node.imported) === nameOf(node.local) ? [] : [node.local];
    case 'ImportDefaultSpecifier':
      return [node.local];
    case 'JSXAttribute':
      return String(nameOf(node.name)).startsWith('data-') ? [node.name] : [];
    default:
      return [];
  }
}

function nameOf(node: unknown): unknown {
  return isNode(node) ? node.name : undefined;
}

/** Names that a binding pattern declares: `{ a }` declares nothing new, `{ a: b }` declares b. */
function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
    case 'JSXIdentifier':
      return [String(pattern.name)];
    case 'ObjectPattern':
      return (pattern.properties as Node[])
        .filter(({ shorthand }) => shorthand !== true)
        .flatMap((property) => namesIn(property.type === 'RestElement' ? property : property.value));
    case 'ArrayPattern':
      return (pattern.elements as unknown[]).flatMap((element) => namesIn(element));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'TSParameterProperty':
      return namesIn(pattern.parameter);
    default:
      return [];
  }
}
