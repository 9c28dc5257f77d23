/* Characters. */
export const NAME_MAX = 120
export const WEBSITE_MAX = 2048
export const TEXT_MIN = 20
export const TEXT_MAX = 2000
