import { LINES_MAX, ROWS_MAX, STATEMENT_MAX, STATEMENT_MIN } from "./limits"

/**
 * In place of a sentence's version in the consent record of an imported testimonial, wherever the record is shown: the
 * customer ticked nothing here.
 */
export const STATED_BY_BUSINESS = "as stated by the business"

export const STATEMENT_NEEDED = `Say how consent was given, in ${STATEMENT_MIN} to ${STATEMENT_MAX.toLocaleString("en-US")} characters`
export const STATEMENT_CHARACTERS = "The statement contains characters that aren't allowed"
export const DATE_INVALID = "Date must be a day like 2024-03-31, and not in the future"
export const DATE_ORDER_FORM = "date_order must be dmy, mdy, or ymd"
export const DATE_ORDER_OPEN = `${DATE_ORDER_FORM}: no date in the list shows which number is the day`
export const SOURCE_INVALID = "Source link must be an http or https address"
export const SOURCE_TOO_LONG = "Source link can have up to 2048 characters"
export const TEXT_MISSING = "The text is missing"
export const TEXT_SHORT = "The text must have at least 20 characters"
export const TEXT_LONG = "The text can have up to 2000 characters"
export const TEXT_CHARACTERS = "The text contains characters that aren't allowed"
export const QUOTE_OPEN = "A quotation mark opens a cell, and none closes it"
export const REPEATED = "The same text and name are further up in this list"
export const IMPORTED_BEFORE = "You've already imported this one"
export const WITHDRAWN_BEFORE = "The customer withdrew consent for this testimonial, so it can't be imported again"
export const TOO_MANY_ROWS = `One list can have up to ${ROWS_MAX} testimonials`
export const LINES_LEFT = `This line and everything below it are left out: a list is read up to row ${LINES_MAX.toLocaleString("en-US")}`
export const NOTHING_TO_IMPORT = "There's nothing to import in this list."
export const CSV_TOO_LONG = "The list can have up to 1 MB"
export const BEING_IMPORTED = "This video is being imported from another window. Please try again in a moment."
export const VIDEO_NEEDED = "Choose a video"
