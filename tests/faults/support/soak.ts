/** `npm run soak`: every hostile input, two hundred kills. `npm test` has a part of each. */
export const SOAK = process.env.SOAK === "true"
