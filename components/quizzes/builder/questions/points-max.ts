/** The limit in lib/quizzes/schema.ts. */
export const POINTS_MAX = 1_000_000
