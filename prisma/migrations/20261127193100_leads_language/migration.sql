ALTER TABLE "leads" ADD COLUMN "language" TEXT;
