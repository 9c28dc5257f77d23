/** `npm run soak`: every hostile input, two hundred kills. `npm test` has a part of each. */
export const SOAK = process.env.SOAK === "true"

const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * Whether that many-th of many is fired by `npm test`: one of 100, the same ones each time, and spread so evenly that one of
 * any 233 neighbors is among them, in step with no loop inside a loop.
 */
export const isInSample = (index: number) => SOAK || (index * GOLDEN) % 1 < 0.01
