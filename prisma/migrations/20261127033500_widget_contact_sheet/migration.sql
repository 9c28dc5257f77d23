-- Apart from the column of tenants: in one transaction the two tables would be locked against running requests' order.
ALTER TABLE "widgets" ADD COLUMN     "contact_sheet" BOOLEAN NOT NULL DEFAULT false;
