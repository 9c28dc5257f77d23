export const CLOSED_MESSAGE_CAP = 1_000
export const PLACES_MAX = 9_999_999
