/** No zod here: the screen shows these before it loads anything. */
export const PEOPLE_MAX = 1000
export const LINES_MAX = 2000
export const PEOPLE_CAP = 300_000
export const SUBJECT_CAP = 150
export const TEXT_CAP = 4000
export const REMINDERS_MAX = 3
export const REMINDER_DAY_MAX = 60
export const REMINDER_DAYS_DEFAULT = [3, 7, 14] as const
export const PER_HOUR_DEFAULT = 60
export const PER_HOUR_MAX = 500
/** No one is invited twice within this many days unless the business says so. */
export const AGAIN_AFTER_DAYS = 30
export const TOTALS_OVER = 10_000
export const AT_SIGN = /[@＠﹫]/
