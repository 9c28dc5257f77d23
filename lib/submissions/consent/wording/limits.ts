export const CONSENT_TEXT_MIN = 20
export const CONSENT_TEXT_CAP = 1000
