// Checks every import of the repository: that it goes where it may, that it names a file that is there, and that no
// files import each other in a circle.
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { cycles } from './cycles.ts';
import type { Fault } from './fault.ts';
import { type Import, importsOf } from './imports-of.ts';
import { type Place, placeOf } from './place.ts';
import { sourceFiles } from './sources.ts';
import { wall } from './walls.ts';

const scope = '@matinee/';

export function importDirections(root: string): Fault[] {
  const faults: Fault[] = [];
  const graph = new Map<string, string[]>();
  const declared = new Map<string, Set<string>>();

  for (const file of sourceFiles(root, /\.(ts|tsx|mjs)$/)) {
    const targets: string[] = [];
    graph.set(file, targets);
    const from = placeOf(file);
    for (const one of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
      const says = judge(file, from, one, targets);
      if (says) faults.push({ file, says });
    }
  }
  for (const circle of cycles(graph)) {
    faults.push({ file: circle[0] ?? '', says: `imports itself in a circle: ${circle.join(' → ')}` });
  }
  return faults;

  function judge(file: string, from: Place, { from: target, typeOnly }: Import, targets: string[]) {
    if (target.startsWith('.')) {
      const path = normalize(join(dirname(file), target.replace(/\?.*$/, '')));
      // Built files are there only after a build.
      if (!path.includes('/dist/') && !existsSync(join(root, path))) return `there is no file ${target}`;
      if (!/\.[a-z0-9]+$/.test(path)) return `${target} is written without its extension`;
      if (!typeOnly) targets.push(path);
      const to = placeOf(path);
      if (from.room !== to.room && isRoom(from) && isRoom(to)) return `${target} leaves ${from.room}`;
      return wall(from, to, path.endsWith('/index.ts'));
    }
    if (target.startsWith(scope)) {
      const name = target.slice(scope.length).split('/')[0] ?? '';
      const room = existsSync(join(root, 'apps', name)) ? `apps/${name}` : `packages/${name}`;
      return wall(from, { room, area: undefined, part: undefined, isTest: false }, true);
    }
    // What only tests and benchmarks use is installed for all of them.
    if (isBuiltin(target) || target.includes(':') || from.isTest || !isRoom(from)) return undefined;
    const name = target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/');
    const known = [declaredIn(from.room), declaredIn('.')].some((names) => names.has(name));
    return known ? undefined : `the package ${name} is not among the dependencies of ${from.room}`;
  }

  function declaredIn(folder: string): Set<string> {
    let names = declared.get(folder);
    if (!names) {
      const file = join(root, folder, 'package.json');
      const read = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
      const { dependencies, devDependencies, optionalDependencies, peerDependencies } = read;
      const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies };
      names = new Set(Object.keys(all));
      declared.set(folder, names);
    }
    return names;
  }
}

function isRoom({ room }: Place): boolean {
  return room.includes('/');
}
