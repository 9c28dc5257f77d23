/** Counts of what is new end here, so that they cost the same at any size. Screens then say "99+". */
export const COUNT_LIMIT = 100
