-- The rating of an imported testimonial as its source gave it. A host of the version before this one leaves it empty.
ALTER TABLE "submissions" ADD COLUMN     "source_rating" TEXT;
