// Lists the names that a source file declares: variables, parameters, functions, types and their properties;
// in CSS: classes, data attributes and custom properties. Keys of object literals are excluded, because their
// types declare them.
import { parseSync } from 'oxc-parser';

type Node = { type: string } & Record<string, unknown>;

/** Returns the names declared in a TypeScript, JavaScript or CSS file, in source order, with repetitions. */
export function listDeclaredNames(file: string, text: string): string[] {
  if (file.endsWith('.css')) return listCssNames(text);
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return collectNames(program as unknown as Node);
}

function listCssNames(text: string): string[] {
  const textWithoutComments = text.replace(/\/\*.*?\*\//gs, '');
  const matches = textWithoutComments.matchAll(/\.([a-zA-Z][\w-]*)|\[(data-[\w-]+)|(--[\w-]+)\s*:/g);
  return [...matches].flatMap(
    ([, className, attribute, property]) => className ?? attribute ?? property ?? [],
  );
}

function collectNames(node: Node): string[] {
  const children = Object.values(node).flat().filter(isNode);
  const names = listBindings(node).flatMap((pattern) => listPatternNames(pattern));
  return [...names, ...children.flatMap((child) => collectNames(child))];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Returns the binding patterns that a node itself declares. */
function listBindings(node: Node): unknown[] {
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
      return readName(node.imported) === readName(node.local) ? [] : [node.local];
    case 'ImportDefaultSpecifier':
      return [node.local];
    case 'JSXAttribute':
      return String(readName(node.name)).startsWith('data-') ? [node.name] : [];
    default:
      return [];
  }
}

function readName(node: unknown): unknown {
  return isNode(node) ? node.name : undefined;
}

/** Returns the names that a binding pattern declares: none for `{ a }`, b for `{ a: b }`. */
function listPatternNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
    case 'JSXIdentifier':
      return [String(pattern.name)];
    case 'ObjectPattern':
      return (pattern.properties as Node[])
        .filter(({ shorthand }) => shorthand !== true)
        .flatMap((property) => listPatternNames(property.type === 'RestElement' ? property : property.value));
    case 'ArrayPattern':
      return (pattern.elements as unknown[]).flatMap((element) => listPatternNames(element));
    case 'AssignmentPattern':
      return listPatternNames(pattern.left);
    case 'RestElement':
      return listPatternNames(pattern.argument);
    case 'TSParameterProperty':
      return listPatternNames(pattern.parameter);
    default:
      return [];
  }
}
