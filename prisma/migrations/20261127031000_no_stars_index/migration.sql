-- The average came from it, and comes from testimonial_counts now. Apart, since it keeps readers out until its transaction ends.
DROP INDEX "submissions_stars_idx";
