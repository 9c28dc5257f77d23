/** In characters. Apart, so that the screen needs no zod. */
export const KEY_NAME_CAP = 60
export const KEYS_MAX = 20
