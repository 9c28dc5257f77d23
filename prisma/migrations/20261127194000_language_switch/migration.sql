ALTER TABLE "tenants" ADD COLUMN "language_switch" BOOLEAN NOT NULL DEFAULT false;
