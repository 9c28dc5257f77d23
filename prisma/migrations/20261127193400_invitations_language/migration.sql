-- In which language the business wrote its invitations. Null is its own.
ALTER TABLE "invitation_batches" ADD COLUMN "language" TEXT;
