/** Argon2id as OWASP recommends it. Plain JavaScript, because the seed hashes before anything is compiled. */
export const PASSWORD_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
