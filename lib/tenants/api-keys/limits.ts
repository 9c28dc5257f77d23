/** In characters. Apart, so that the screen needs no zod. */
export const KEY_NAME_CAP = 60
/** Per business. */
export const KEYS_MAX = 20
