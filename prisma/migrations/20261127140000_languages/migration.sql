-- An empty list is English alone, as before.
ALTER TABLE "tenants"
	ADD COLUMN "languages" TEXT[] NOT NULL DEFAULT '{}',
	ADD COLUMN "visitor_language" BOOLEAN NOT NULL DEFAULT false;
