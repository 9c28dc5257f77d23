-- CreateEnum
CREATE TYPE "CustomerRelation" AS ENUM ('customer', 'employee', 'family', 'partner', 'paid');

-- AlterTable
ALTER TABLE "submissions" ADD COLUMN     "relation" "CustomerRelation";

-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "ask_relation" BOOLEAN NOT NULL DEFAULT false;

-- What Prisma cannot say.

-- The average is of customers, so who says to be another is counted without stars.
CREATE OR REPLACE FUNCTION testimonial_counter("submissions") RETURNS "testimonial_counts" LANGUAGE sql STABLE AS $$
  SELECT $1."tenant_id",
    CASE WHEN $1."withdrawn_at" IS NOT NULL THEN 'withdrawn'
      WHEN $1."status" = 'rejected' THEN coalesce($1."rejection_reason"::text, 'rejected')
      ELSE $1."status"::text END,
    CASE WHEN $1."relation" <> 'customer' THEN 0 ELSE coalesce($1."stars", 0) END::smallint,
    CASE WHEN $1."status" = 'pending' AND $1."withdrawn_at" IS NULL
      THEN (coalesce($1."imported_at", $1."created_at") AT TIME ZONE 'UTC')::date ELSE DATE '1970-01-01' END,
    CASE WHEN $1."imported_at" IS NOT NULL THEN 'imported' WHEN $1."invited" THEN 'invited' ELSE 'own' END::"TestimonialSource",
    $1."gift_offered", 1::bigint
$$;
