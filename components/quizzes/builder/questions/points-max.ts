/** As lib/quizzes/schema.ts takes. */
export const POINTS_MAX = 1_000_000
