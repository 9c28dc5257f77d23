-- In which language a visitor read the page, so that what is sent later speaks it. Null where the business offered none.
-- Each table has a migration of its own: in one transaction they would be locked against running requests' order.
ALTER TABLE "submissions" ADD COLUMN "language" TEXT;
