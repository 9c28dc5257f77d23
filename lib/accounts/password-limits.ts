/** Characters. In a file of their own because screens need them without zod. */
export const PASSWORD_MIN = 6
/** Argon2 hashes any length. The cap keeps a megabyte of password from costing a second of CPU. */
export const PASSWORD_MAX = 128
