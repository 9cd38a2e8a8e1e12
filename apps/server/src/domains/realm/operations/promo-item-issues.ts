// Checks the links, licences, languages and periods of the promo items of a realm file.
import { link } from '@matinee/contract';
import { buildHref, createLinkFactory, resolveEditorialLink } from '@matinee/rules';
import { readField, readList } from './realm-file-fields.ts';
import type { RealmFileIssue } from './schema-issues.ts';

const createLink = createLinkFactory(buildHref);
const linkOptions = {
  settings: { features: { seriesInterstitial: false, videoInterstitial: false } },
  viewer: { isGuest: true },
};

export function findPromoItemIssues(file: unknown): RealmFileIssue[] {
  const licences = readList(file, 'licences').map((licence) => readField(licence, 'key'));
  const realmLanguages = readList(file, 'languages');
  return readList(file, 'promoItems').flatMap((item, index) => {
    const issues = [
      ...findLinkIssues(readField(item, 'link')),
      ...findUnknownValues('withoutLicence', [readField(item, 'withoutLicence')], licences),
      ...findUnknownValues('languages', readList(item, 'languages'), realmLanguages),
      ...findPeriodIssues(item),
    ];
    return issues.map(({ path, message }) => ({ path: `promoItems[${index}].${path}`, message }));
  });
}

function findLinkIssues(input: unknown): RealmFileIssue[] {
  const result = link.safeParse(input);
  if (!result.success) return [];
  if (result.data.type)
    return [
      { path: 'link.type', message: 'The link of a promo item opens a page: it must not have a "type".' },
    ];
  const target = resolveEditorialLink(result.data as Parameters<typeof resolveEditorialLink>[0], {
    createLink,
    linkOptions,
  });
  if (!target) {
    return [
      {
        path: result.data.url === undefined ? 'link' : 'link.url',
        message: 'A link needs a "route", an "event", "videoIds" or an http or https "url".',
      },
    ];
  }
  if (target.kind === 'external') return [];
  try {
    buildHref(target.link);
    return [];
  } catch {
    return [{ path: 'link.route', message: 'There is no route with this key and these "params".' }];
  }
}

function findUnknownValues(
  field: 'withoutLicence' | 'languages',
  values: readonly unknown[],
  knownValues: readonly unknown[],
): RealmFileIssue[] {
  const listName = field === 'languages' ? 'languages' : 'licences';
  return values.flatMap((value, index) => {
    if (typeof value !== 'string' || knownValues.includes(value)) return [];
    const path = field === 'languages' ? `languages[${index}]` : field;
    return [{ path, message: `"${value}" is not one of the ${listName} of this file.` }];
  });
}

function findPeriodIssues(item: unknown): RealmFileIssue[] {
  const [from, to] = [readField(item, 'from'), readField(item, 'to')].map((time) =>
    typeof time === 'string' ? Date.parse(time) : Number.NaN,
  );
  return Number(to) <= Number(from) ? [{ path: 'to', message: 'This must be later than "from".' }] : [];
}
