export const PERSON_MESSAGE_CAP = 4_000
