-- Before the business's row, as every writer: another host may be running. Its readers go on.
LOCK TABLE "submissions" IN SHARE ROW EXCLUSIVE MODE;

-- CreateTable
CREATE TABLE "testimonial_counts" (
    "tenant_id" UUID NOT NULL,
    "outcome" TEXT NOT NULL,
    "stars" SMALLINT NOT NULL,
    "pending_since" DATE NOT NULL,
    "source" "TestimonialSource" NOT NULL,
    "gift" BOOLEAN NOT NULL,
    "count" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "testimonial_counts_pkey" PRIMARY KEY ("tenant_id","outcome","stars","pending_since","source","gift")
);

-- AddForeignKey
ALTER TABLE "testimonial_counts" ADD CONSTRAINT "testimonial_counts_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

-- The list that its owner sorts once.
CREATE INDEX "submissions_unsorted_idx" ON "submissions" ("tenant_id", "created_at" DESC, "id" DESC) WHERE "rejection_reason" = 'unsorted';

-- Which counter a testimonial is counted in. Days are UTC; only a pending one has one.
CREATE FUNCTION testimonial_counter("submissions") RETURNS "testimonial_counts" LANGUAGE sql STABLE AS $$
  SELECT $1."tenant_id",
    CASE WHEN $1."withdrawn_at" IS NOT NULL THEN 'withdrawn'
      WHEN $1."status" = 'rejected' THEN coalesce($1."rejection_reason"::text, 'rejected')
      ELSE $1."status"::text END,
    coalesce($1."stars", 0)::smallint,
    CASE WHEN $1."status" = 'pending' AND $1."withdrawn_at" IS NULL
      THEN (coalesce($1."imported_at", $1."created_at") AT TIME ZONE 'UTC')::date ELSE DATE '1970-01-01' END,
    CASE WHEN $1."imported_at" IS NOT NULL THEN 'imported' WHEN $1."invited" THEN 'invited' ELSE 'own' END::"TestimonialSource",
    $1."gift_offered", 1::bigint
$$;

-- Statement-level and in the database, as submission_counts is, and locked in the order of the key like those.
CREATE FUNCTION add_testimonial_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "testimonial_counts" AS c
  SELECT b."tenant_id", b."outcome", b."stars", b."pending_since", b."source", b."gift", count(*)
  FROM added s CROSS JOIN LATERAL testimonial_counter(s) b GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT ON CONSTRAINT "testimonial_counts_pkey" DO UPDATE SET "count" = c."count" + excluded."count";
  RETURN NULL;
END $$;

CREATE FUNCTION remove_testimonial_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "testimonial_counts" AS c
  SELECT b."tenant_id", b."outcome", b."stars", b."pending_since", b."source", b."gift", -count(*)
  FROM removed s CROSS JOIN LATERAL testimonial_counter(s) b GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT ON CONSTRAINT "testimonial_counts_pkey" DO UPDATE SET "count" = c."count" + excluded."count";
  DELETE FROM "testimonial_counts" c USING removed s, LATERAL testimonial_counter(s) b
  WHERE c."count" = 0 AND c."tenant_id" = b."tenant_id" AND c."outcome" = b."outcome" AND c."pending_since" = b."pending_since";
  RETURN NULL;
END $$;

CREATE FUNCTION move_testimonial_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "testimonial_counts" AS c
  SELECT m."tenant_id", m."outcome", m."stars", m."pending_since", m."source", m."gift", sum(m.n) FROM (
    SELECT b.*, 1 AS n FROM added s CROSS JOIN LATERAL testimonial_counter(s) b
    UNION ALL
    SELECT b.*, -1 FROM removed s CROSS JOIN LATERAL testimonial_counter(s) b
  ) m GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(m.n) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT ON CONSTRAINT "testimonial_counts_pkey" DO UPDATE SET "count" = c."count" + excluded."count";
  IF FOUND THEN
    DELETE FROM "testimonial_counts" c USING removed s, LATERAL testimonial_counter(s) b
    WHERE c."count" = 0 AND c."tenant_id" = b."tenant_id" AND c."outcome" = b."outcome" AND c."pending_since" = b."pending_since";
  END IF;
  RETURN NULL;
END $$;

-- A reason belongs to a rejection, whichever version of the product ends it, or records that the customer withdrew.
CREATE FUNCTION drop_rejection_reason() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."rejection_reason" := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER "submissions_reason" BEFORE UPDATE ON "submissions"
  FOR EACH ROW WHEN ((NEW."status" <> 'rejected' OR NEW."withdrawn_at" IS NOT NULL) AND NEW."rejection_reason" IS NOT NULL)
  EXECUTE FUNCTION drop_rejection_reason();

-- Triggers run in the order of their names, so every statement locks submission_counts first. Writers of another host wait for the lock above, so the counters below miss none.
CREATE TRIGGER "submissions_testimonials_added" AFTER INSERT ON "submissions"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_testimonial_counts();
CREATE TRIGGER "submissions_testimonials_removed" AFTER DELETE ON "submissions"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_testimonial_counts();

-- No one was asked for the reason of these, so they count nowhere until their owner has sorted them.
UPDATE "submissions" SET "rejection_reason" = 'unsorted'
WHERE "status" = 'rejected' AND "withdrawn_at" IS NULL AND "stars" IS NOT NULL;
UPDATE "tenants" SET "rejections_counted_since" = CURRENT_TIMESTAMP
WHERE "id" IN (SELECT "tenant_id" FROM "submissions" WHERE "rejection_reason" = 'unsorted');

-- A personal link's own record says only when its testimonial came, and to which address it went.
UPDATE "submissions" s SET "invited" = true FROM "invitations" i
WHERE i."tenant_id" = s."tenant_id" AND i."email" = s."email"
  AND i."submitted_at" BETWEEN s."created_at" - INTERVAL '1 minute' AND s."created_at" + INTERVAL '1 minute';

CREATE TRIGGER "submissions_testimonials_moved" AFTER UPDATE ON "submissions"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION move_testimonial_counts();

INSERT INTO "testimonial_counts"
SELECT b."tenant_id", b."outcome", b."stars", b."pending_since", b."source", b."gift", count(*)
FROM "submissions" s CROSS JOIN LATERAL testimonial_counter(s) b GROUP BY 1, 2, 3, 4, 5, 6;
