// Where a file stands in the house.

export interface Place {
  /** `packages/rules`, `apps/server`, or the top folder for all else. */
  room: string;
  /** Within the server: platform, domains, main, cli, pages. Within the viewer: features, pages. */
  area: string | undefined;
  /** The domain or the part of main of the server, or the feature of the viewer. */
  part: string | undefined;
  /** Only run by tests, so that it may use what tests use. */
  isTest: boolean;
}

export function placeOf(file: string): Place {
  const [top = '', name = '', ...rest] = file.split('/');
  const room = top === 'apps' || top === 'packages' ? `${top}/${name}` : top;
  const isTest =
    /\.test\.tsx?$/.test(file) || /\/test(-[a-z-]+)?\//.test(file) || /\.contract\.ts$/.test(file);
  const [first, second, third] = rest;
  const inside = first === 'src' && rest.length > 2 ? second : undefined;
  const hasParts = inside === 'domains' || inside === 'features' || inside === 'main';
  return { room, area: inside, part: hasParts ? third : undefined, isTest };
}
