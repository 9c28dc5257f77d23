import { counted } from "@/components/ui/counted"
import type { ImportColumn } from "@/lib/submissions/imports/columns"
import type { DateOrder } from "@/lib/submissions/imports/read-day"

/** Texts of the page that imports testimonials. The rules' own sentences are in lib/submissions/imports/texts.ts. */

export const IMPORT = "Import"
export const IMPORT_TITLE = "Import testimonials"
export const IMPORT_KINDS = "What you import"
export const VIDEOS = "Videos"
export const WRITTEN = "Written"
export const IMPORT_ABOUT = "They arrive as pending and wait for your approval. Customers get no email."
export const REVIEW = "Review them"
export const MORE = "Import more"

/* Consent. */
export const STATEMENT = "How these customers gave their consent"
export const STATEMENT_HINT =
	"The receipt and the activity log call it consent as stated by you. Use 20 to 1,000 characters."
export const STATEMENT_EXAMPLE =
	"Each customer agreed by email in spring 2026 that we may publish their testimonial on our website."

/* Written ones. */
export const LIST = "Testimonials as CSV"
export const LIST_HINT =
	"Choose a file, or paste rows from a spreadsheet. Up to 500 testimonials and 1 MB, separated by commas, semicolons, tabs, or pipes."
export const LIST_EXAMPLE = "Name,Testimonial,Date,Stars\nAda Lovelace,They fixed my bike in an hour.,2024-03-31,5"
export const CHOOSE_CSV = "Choose a CSV file"
export const FILE_FAILED = "Couldn't read this file"
export const COLUMNS = "What your columns hold"
export const hasHeader = (line: number) =>
	line === 1 ? "The first row holds the titles" : `Line ${line.toLocaleString("en-US")} holds the titles`
export const NOT_THERE = "Not in this list"
export const CHOOSE_COLUMN = "Choose a column"
export const COLUMN_LABELS: Record<ImportColumn, string> = {
	name: "Name",
	last_name: "Last name",
	text: "Testimonial",
	company: "Company",
	email: "Email",
	website: "Website",
	date: "Date given",
	stars: "Stars",
	source: "Source link",
}
export const COLUMN_HINTS: { [column in ImportColumn]?: string } = {
	last_name: "Follows the name, as in “Ada Lovelace”",
	company: "Follows the name, as in “Ada Lovelace, Engines Inc.”",
}
export const columnOption = (number: number, sample: string) => `${number}: ${sample}`
export const EMPTY_COLUMN = "empty"
export const READING = "How your dates and ratings are read"
/** In words, because numbers are what is in question. */
export const dayInWords = (day: Date) =>
	new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(day)
const ORDERS: Record<DateOrder, string> = { dmy: "day first", mdy: "month first", ymd: "year first" }
export const dateLabel = (example: string) => `“${example}” is`
export const dateOption = (day: Date, order: DateOrder) => `${dayInWords(day)} (${ORDERS[order]})`
export const CHOOSE_DATE = "Choose a day"
export const DATE_ASKED = "Nothing in your list shows whether the day or the month comes first."
export const DATE_PROVEN = "Another date in your list shows the order."
export const NEEDS_DATE = "Choose how your dates are read. The preview follows."
export const BEST_RATING = "Best rating"
export const bestOption = (best: number) => `${best}`
export const BEST_HINT = "Ratings above it come without stars."
export const givenRating = (rating: string) => `“${rating}” in your list`
export const unreadRatings = (count: number) =>
	count === 1
		? "1 rating can't be turned into stars. Its testimonial comes without."
		: `${count.toLocaleString("en-US")} ratings can't be turned into stars. Their testimonials come without.`
export const linesAbove = (count: number) => `${counted(count, "line")} at the top left out`
export const PREVIEW = "Preview"
export const ready = (count: number) =>
	count === 0 ? "There's nothing to import yet" : `${counted(count, "testimonial")} ready to import`
export const moreReady = (count: number) => `and ${count.toLocaleString("en-US")} more`
export const NEEDS_COLUMNS = "Choose the columns that hold the name and the testimonial."
export const importLabel = (count: number) => `Import ${counted(count, "testimonial")}`
export const IMPORT_FAILED = "Couldn't import the testimonials"
export const imported = (count: number) =>
	count === 0 ? "Nothing new was imported" : `${counted(count, "testimonial")} imported`
export const WAITING_FOR_YOU = "You'll find them among your pending testimonials."

/* Videos. */
export const CHOOSE_VIDEOS = "Choose videos"
export const CHOOSE_FOLDER = "Choose a folder"
export const DROP_VIDEOS = " You can also drop them here."
export const videosHint = (limit: string) => `WebM or MP4, each up to 250 MB and ${limit} long. Up to 200 at once.`
export const leftOut = (count: number) => `${counted(count, "file")} left out: only videos can be imported here.`
export const tooMany = (most: number) => `You can import up to ${most} videos at once. The others are left out.`
export const unfinished = (count: number) =>
	`An earlier import of ${counted(count, "video")} isn't finished. Choose the same files again to go on where it stopped. Nothing is stored twice.`
export const FORGET = "Forget it"
export const CHOSEN = "Chosen videos"
export const NAME = "Name"
export const DATE = "Date given"
export const DETAILS = "More details"
export const EMAIL = "Email"
export const WEBSITE = "Website"
export const STARS = "Stars"
export const NO_STARS = "None"
export const SOURCE = "Source link"
export const SOURCE_HINT = "Such as the post where it was first published. Only you see it."
export const removeVideo = (file: string) => `Remove ${file}`
export const retryVideo = (file: string) => `Try ${file} again`
export const RETRY = "Try again"
export const importVideos = (count: number) => `Import ${counted(count, "video")}`
export const CANCEL = "Cancel"
export const FIX_FIRST = "Some videos need another look. What's missing is marked below."
export const IMPORTING = "Importing videos"
export const progressOf = (file: string) => `Progress of ${file}`
export const inTotal = (sent: string, total: string) => `${sent} of ${total} sent`
export const STATES = {
	checking: "Checking",
	sending: "Sending",
	processing: "Storing",
	waiting: "Waiting for the connection",
	done: "Imported",
	existed: "Already imported",
	failed: "Failed",
} as const
export const KEEP_OPEN = "Keep this page open. If it closes, choose the same files again to go on where it stopped."
export const videosDone = (stored: number, existed: number, failed: number) =>
	[
		stored > 0 && `${counted(stored, "video")} imported`,
		existed > 0 && `${counted(existed, "video")} already here`,
		failed > 0 && `${counted(failed, "video")} failed`,
	]
		.filter(Boolean)
		.join(", ")
export const LEAVE_IMPORT = "Stop importing?"
export const LEAVE_IMPORT_MEANS =
	"Videos that have arrived stay. To go on with the others later, choose the same files again."
