const unreleased = 'No release with the schema before it was in use: nothing ran beside it.';

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
};
