import { counted } from "@/components/ui/counted"
import { eachField, fieldOf } from "@/lib/submissions/form-fields"
import type { ImportColumn } from "@/lib/submissions/imports/columns"
import type { DateOrder } from "@/lib/submissions/imports/read-day"

const COLUMN_HINTS: { [column in ImportColumn]?: string } = {
	last_name: "Follows the name, as in “Ada Lovelace”",
	company: "Follows the name, as in “Ada Lovelace, Engines Inc.”",
}
const dayInWords = (day: Date) => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(day)
const ORDERS: Record<DateOrder, string> = { dmy: "day first", mdy: "month first", ymd: "year first" }

export const importWords = {
	import: "Import",
	title: "Import testimonials",
	kinds: "What you import",
	videos: "Videos",
	written: "Written",
	about: "They arrive as pending and wait for your approval. Customers get no email.",
	review: "Review them",
	more: "Import more",

	statement: "How these customers gave their consent",
	statementHint: "The receipt and the activity log call it consent as stated by you. Use 20 to 1,000 characters.",
	statementExample:
		"Each customer agreed by email in spring 2026 that we may publish their testimonial on our website.",

	list: "Testimonials as CSV",
	listHint:
		"Choose a file, or paste rows from a spreadsheet. Up to 500 testimonials and 1 MB, separated by commas, semicolons, tabs, or pipes.",
	listExample: "Name,Testimonial,Date,Stars\nAda Lovelace,They fixed my bike in an hour.,2024-03-31,5",
	chooseCsv: "Choose a CSV file",
	fileFailed: "Couldn't read this file",
	columns: "What your columns hold",
	hasHeader: (line: number) =>
		line === 1 ? "The first row holds the titles" : `Line ${line.toLocaleString("en-US")} holds the titles`,
	notThere: "Not in this list",
	chooseColumn: "Choose a column",
	columnLabels: {
		...eachField((name) => fieldOf(name).label),
		last_name: "Last name",
		text: "Testimonial",
		company: "Company",
		date: "Date given",
		source: "Source link",
	} satisfies Record<ImportColumn, string>,
	columnHints: COLUMN_HINTS,
	columnOption: (number: number, sample: string) => `${number}: ${sample}`,
	emptyColumn: "empty",
	reading: "How your dates and ratings are read",
	/** In words, because numbers are what is in question. */
	dayInWords,
	dateLabel: (example: string) => `“${example}” is`,
	dateOption: (day: Date, order: DateOrder) => `${dayInWords(day)} (${ORDERS[order]})`,
	chooseDate: "Choose a day",
	dateAsked: "Nothing in your list shows whether the day or the month comes first.",
	dateProven: "Another date in your list shows the order.",
	needsDate: "Choose how your dates are read. The preview follows.",
	bestRating: "Best rating",
	bestOption: (best: number) => `${best}`,
	bestHint: "Ratings above it come without stars.",
	givenRating: (rating: string) => `“${rating}” in your list`,
	unreadRatings: (count: number) =>
		count === 1
			? "1 rating can't be turned into stars. Its testimonial comes without."
			: `${count.toLocaleString("en-US")} ratings can't be turned into stars. Their testimonials come without.`,
	linesAbove: (count: number) => `${counted(count, "line")} at the top left out`,
	ready: (count: number) =>
		count === 0 ? "There's nothing to import yet" : `${counted(count, "testimonial")} ready to import`,
	moreReady: (count: number) => `and ${count.toLocaleString("en-US")} more`,
	needsColumns: "Choose the columns that hold the name and the testimonial.",
	importCount: (count: number) => `Import ${counted(count, "testimonial")}`,
	failed: "Couldn't import the testimonials",
	imported: (count: number) => (count === 0 ? "Nothing new was imported" : `${counted(count, "testimonial")} imported`),
	waitingForYou: "You'll find them among your pending testimonials.",
}

export const videoImportWords = {
	choose: "Choose videos",
	chooseFolder: "Choose a folder",
	dropVideos: " You can also drop them here.",
	videosHint: (limit: string) => `WebM or MP4, each up to 250 MB and ${limit} long. Up to 200 at once.`,
	leftOut: (count: number) => `${counted(count, "file")} left out: only videos can be imported here.`,
	tooMany: (most: number) => `You can import up to ${most} videos at once. The others are left out.`,
	unfinished: (count: number) =>
		`An earlier import of ${counted(count, "video")} isn't finished. Choose the same files again to go on where it stopped. Nothing is stored twice.`,
	forget: "Forget it",
	chosen: "Chosen videos",
	date: "Date given",
	details: "More details",
	noStars: "None",
	notSaid: "Not said",
	source: "Source link",
	sourceHint: "Such as the post where it was first published. Only you see it.",
	removeVideo: (file: string) => `Remove ${file}`,
	retryVideo: (file: string) => `Try ${file} again`,
	importVideos: (count: number) => `Import ${counted(count, "video")}`,
	fixFirst: "Some videos need another look. What's missing is marked below.",
	importing: "Importing videos",
	progressOf: (file: string) => `Progress of ${file}`,
	inTotal: (sent: string, total: string) => `${sent} of ${total} sent`,
	states: {
		checking: "Checking",
		sending: "Sending",
		processing: "Storing",
		waiting: "Waiting for the connection",
		done: "Imported",
		existed: "Already imported",
		failed: "Failed",
	} as const,
	keepOpen: "Keep this page open. If it closes, choose the same files again to go on where it stopped.",
	videosDone: (stored: number, existed: number, failed: number) =>
		[
			stored > 0 && `${counted(stored, "video")} imported`,
			existed > 0 && `${counted(existed, "video")} already here`,
			failed > 0 && `${counted(failed, "video")} failed`,
		]
			.filter(Boolean)
			.join(", "),
	leave: "Stop importing?",
	leaveMeans: "Videos that have arrived stay. To go on with the others later, choose the same files again.",
}
