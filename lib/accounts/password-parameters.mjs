/**
 * Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. Plain JavaScript, because the seed hashes the first
 * passwords before anything is compiled.
 */
export const PASSWORD_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
