// One title of every type. The rating is that of the film, the series, the playlist and the channel: the other titles inherit it.
import { putProgrammes } from '../../src/domains/epg/index.ts';
import { scheduleEvent } from '../../src/domains/live/index.ts';
import { putPerson } from '../../src/domains/people/index.ts';
import { createPlaylist } from '../../src/domains/playlists/index.ts';
import {
  createChannel,
  createSeason,
  createSeries,
  createTrailer,
  createVideo,
  putGenre,
} from '../../src/domains/titles/index.ts';
import type { TestService } from '../service.ts';

/** Public ids. */
export interface RatedTitles {
  film: string;
  series: string;
  season: string;
  episode: string;
  trailer: string;
  playlist: string;
  event: string;
  channel: string;
  /** An actor of the film. */
  person: string;
  /** Database ids of the film, the series and the playlist. */
  listed: number[];
}

/** The texts of each title contain the name. */
export async function createRatedTitles(
  service: TestService,
  name: string,
  rating: number,
): Promise<RatedTitles> {
  const { realmId, clock, services } = service;
  const { db } = services;
  const now = clock.now();
  const base = (title: string) => ({
    realmId,
    now,
    texts: { en: { title: `${name} ${title}`, description: `${name} is told.` } },
    genres: ['drama'],
  });
  await putGenre(db, { realmId, key: 'drama', names: { en: 'Drama' } });
  const credit = { name: 'Ada Actor', role: 'cast' } as const;
  const film = await service.createVideo({ ...base('film'), rating, people: [credit] });
  const trailer = await createTrailer(db, { ...base('trailer'), parentId: film.id });
  const series = await createSeries(db, { ...base('series'), rating });
  const season = await createSeason(db, { ...base('season'), seriesId: series.id, number: 1 });
  const episode = await createVideo(db, { ...base('episode'), episode: { seasonId: season.id, number: 1 } });
  await createVideo(db, { ...base('finale'), episode: { seasonId: season.id, number: 2 } });
  const items = [film.id, episode.id];
  const playlist = await createPlaylist(db, { ...base('playlist'), rating, numbered: false, items });
  const times = { startsAt: now.subtract({ minutes: 10 }), endsAt: now.add({ hours: 1 }) };
  const event = await scheduleEvent(db, { ...base('event'), ...times, premiereVideoId: film.id });
  const channel = await createChannel(db, { ...base('channel'), rating, number: rating, eventId: event.id });
  await putProgrammes(db, {
    realmId,
    channelId: channel.id,
    from: times.startsAt,
    to: times.endsAt,
    programmes: [{ ...times, texts: { en: { programme: `${name} programme` } } }],
  });
  const person = { realmId, now, key: 'ada', kind: 'presenter' as const, names: { en: credit.name } };
  return {
    film: film.publicId,
    series: series.publicId,
    season: season.publicId,
    episode: episode.publicId,
    trailer: trailer.publicId,
    playlist: playlist.publicId,
    event: event.publicId,
    channel: channel.publicId,
    person: (await putPerson(db, person)).publicId,
    listed: [film.id, series.id, playlist.id],
  };
}
