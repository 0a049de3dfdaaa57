import { openDatabase } from "@earshot/api/database/open-database.ts";

/** Where a server keeps its rows: no server may have it open. */
export interface Place {
  dataFolder: string;
  databaseUrl?: URL;
}

export interface Size {
  ads: number;
  people: number;
}

const throwIt = (error: unknown): never => {
  throw error;
};

/**
 * Fills the database until it has so many people, each with as many ads as the others in one project. Everybody's ads
 * lie among everybody else's, as they came over the months.
 */
export async function seedAds(place: Place, { ads, people }: Size): Promise<void> {
  const { database, close } = await openDatabase({ ...place, onError: throwIt });
  const email = "'person-' || n || '@seeded.example'";
  await database.execute(`
    insert into users (id, name, email, first_name, last_name)
    select gen_random_uuid(), 'Ada', ${email}, 'Ada', ''
    from generate_series(1, ${people} - (select count(*)::int from users)) n`);
  await database.execute(`
    insert into projects (id, user_id, name, name_key, description, created_at, updated_at)
    select gen_random_uuid(), id, 'My first project', 'my first project', 'Created on June 1, 2026', now(), now()
    from users`);
  await database.execute(`
    insert into ads (id, user_id, project_id, title, title_key, description, source, wished_seconds, voices, script,
      state, stage, file_key, bytes, mime_type, duration_ms, peaks, loudness_lufs, created_at, updated_at, used_at)
    select gen_random_uuid(), user_id, id, 'Coffee & Co No. ' || n, 'coffee & co no. ' || n, repeat('Fresh beans. ', 10),
      'ai', 30, '[]', repeat('Wake up to a better cup. ', 18), 'ready', 'complete', 'ads/00/' || gen_random_uuid(),
      720000, 'audio/mpeg', 29400, array_fill(100, array[200])::smallint[], -16, now() - n * interval '5 hours', now(), now()
    from generate_series(1, ${ads / people}) n cross join projects order by n, random()`);
  // PostgreSQL does it by itself within a minute, and housekeeping each hour for the embedded one.
  await database.execute(place.databaseUrl ? "vacuum analyze" : "vacuum");
  await close();
}
