import { LINES_MAX, ROWS_MAX, STATEMENT_MAX, STATEMENT_MIN } from "./limits"

const DATE_ORDER_FORM = "date_order must be dmy, mdy, or ymd"

export const importRefusals = {
	/** In place of a sentence's version in an imported testimonial's consent record: the customer ticked nothing here. */
	statedByBusiness: "as stated by the business",

	statementNeeded: `Say how consent was given, in ${STATEMENT_MIN} to ${STATEMENT_MAX.toLocaleString("en-US")} characters`,
	statementCharacters: "The statement contains characters that aren't allowed",
	dateInvalid: "Date must be a day like 2024-03-31, and not in the future",
	dateOrderForm: DATE_ORDER_FORM,
	dateOrderOpen: `${DATE_ORDER_FORM}: no date in the list shows which number is the day`,
	sourceInvalid: "Source link must be an http or https address",
	sourceTooLong: "Source link can have up to 2048 characters",
	textMissing: "The text is missing",
	textShort: "The text must have at least 20 characters",
	textLong: "The text can have up to 2000 characters",
	textCharacters: "The text contains characters that aren't allowed",
	quoteOpen: "A quotation mark opens a cell, and none closes it",
	repeated: "The same text and name are further up in this list",
	importedBefore: "You've already imported this one",
	withdrawnBefore: "The customer withdrew consent for this testimonial, so it can't be imported again",
	tooManyRows: `One list can have up to ${ROWS_MAX} testimonials`,
	linesLeft: `This line and everything below it are left out: a list is read up to row ${LINES_MAX.toLocaleString("en-US")}`,
	nothingToImport: "There's nothing to import in this list.",
	csvTooLong: "The list can have up to 1 MB",
	beingImported: "This video is being imported from another window. Please try again in a moment.",
	videoNeeded: "Choose a video",
}
