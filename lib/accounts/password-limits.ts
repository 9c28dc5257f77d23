/** Characters. On their own, since screens need them without the schemas' library. */
export const PASSWORD_MIN = 6
/** Argon2 hashes any length; a cap keeps a megabyte of password from costing a second of CPU. */
export const PASSWORD_MAX = 128
