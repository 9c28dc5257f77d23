/** Characters. Apart, because screens need them without zod. */
export const PASSWORD_MIN = 6
/** Argon2 hashes any length; a megabyte would cost a second of CPU. */
export const PASSWORD_MAX = 128
