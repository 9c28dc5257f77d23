/** Per business. A built-in run of this many takes about a second. */
export const TEST_QUESTIONS_MAX = 100
