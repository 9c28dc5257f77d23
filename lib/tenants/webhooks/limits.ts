/** Apart, so that the screen needs no zod. Caps are in characters. */
export const WEBHOOKS_MAX = 10
export const WEBHOOK_URL_CAP = 2000
export const WEBHOOK_DESCRIPTION_CAP = 120
