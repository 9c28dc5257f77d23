export const label = "Language"
