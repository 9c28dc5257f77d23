/** `npm run soak` sends every hostile input and makes two hundred kills. `npm test` runs a part of each. */
export const SOAK = process.env.SOAK === "true"

const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * Whether `npm test` fires the case at this index: one of 100, always the same ones. The golden ratio spreads them so
 * evenly that one of any 233 neighbors is among them, out of step with every inner loop.
 */
export const isInSample = (index: number) => SOAK || (index * GOLDEN) % 1 < 0.01
