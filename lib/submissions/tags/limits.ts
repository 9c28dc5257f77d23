export const TAGS_MAX = 20
export const TAG_NAME_CAP = 30
