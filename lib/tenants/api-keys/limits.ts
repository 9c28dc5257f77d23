/** In characters. Here and not in schema.ts, so that the screen needs no zod for it. */
export const KEY_NAME_CAP = 60
/** Of a business. */
export const KEYS_MAX = 20
