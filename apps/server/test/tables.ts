// Access to every table, for tests that check stored rows.

import type { IdempotencyTables } from '../src/calls/idempotency.ts';
import type { AnalyticsTables } from '../src/domains/analytics/analytics.tables.ts';
import type { EntitlementTables } from '../src/domains/entitlement/entitlement.tables.ts';
import type { EpgTables } from '../src/domains/epg/epg.tables.ts';
import type { IdentityTables } from '../src/domains/identity/identity.tables.ts';
import type { LibraryTables } from '../src/domains/library/library.tables.ts';
import type { MediaTables } from '../src/domains/media/media.tables.ts';
import type { NewsTables } from '../src/domains/news/news.tables.ts';
import type { PagesTables } from '../src/domains/pages/pages.tables.ts';
import type { PeopleTables } from '../src/domains/people/people.tables.ts';
import type { PlaylistsTables } from '../src/domains/playlists/playlists.tables.ts';
import type { RealmTables } from '../src/domains/realm/realm.tables.ts';
import type { ReviewsTables } from '../src/domains/reviews/reviews.tables.ts';
import type { SearchTables } from '../src/domains/search/search.tables.ts';
import type { TitlesTables } from '../src/domains/titles/titles.tables.ts';
import type { WatchlistsTables } from '../src/domains/watchlists/watchlists.tables.ts';
import { createTableAccess } from '../src/platform/database/index.ts';
import type { OutboxTables } from '../src/platform/events/outbox-table.ts';
import type { JobTables } from '../src/platform/jobs/job-table.ts';
import type { MailTables } from '../src/platform/mail/mail-table.ts';

type EveryTable = AnalyticsTables &
  EntitlementTables &
  EpgTables &
  IdentityTables &
  LibraryTables &
  MediaTables &
  NewsTables &
  PagesTables &
  PeopleTables &
  PlaylistsTables &
  RealmTables &
  ReviewsTables &
  SearchTables &
  TitlesTables &
  WatchlistsTables &
  OutboxTables &
  IdempotencyTables &
  JobTables &
  MailTables;

export const tables = createTableAccess<EveryTable>();
