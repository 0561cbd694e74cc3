const unreleased = 'No release with the schema before it was in use: nothing ran beside it.';

const finer =
  'A path makes the key finer, so each row that kept to the old rule keeps to the new one.';
const noUpsert = 'No release names it in an `on conflict`; both look first, with the user locked.';

/** Why a migration may do what the rule of decision 21 forbids: by its name and by the finding. */
export const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '0001_accounts': {
    'sessions.last_used_at is new and needs a value': unreleased,
    'changes rows: UPDATE "sessions" SET "last_used_at" = "created_at"': unreleased,
    'sets not null: ALTER TABLE "sessions" ALTER COLUMN "last_used_at" SET NOT NULL': unreleased,
  },
  '0003_pruning': {
    'blocks writes: CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at")': unreleased,
    'blocks writes: CREATE INDEX "refresh_tokens_expires" ON "refresh_tokens" USING btree ("expires_at")':
      unreleased,
  },
  '0015_blog_places': {
    'blogs: blogs_user_place refuses more': finer,
    'blogs: blogs_verified_place refuses more': finer,
    'blogs: blogs_user_domain is gone': noUpsert,
    'blogs: blogs_verified_domain is gone': noUpsert,
    'drops: DROP INDEX "blogs_user_domain"': noUpsert,
    'drops: DROP INDEX "blogs_verified_domain"': noUpsert,
  },
};
