import { counted } from "@/components/ui/counted"
import { formatFileSize } from "../format-file-size"

/** Texts of the websites that a chatbot learns from. */

export const ADD_WEBSITE = "Add website"
export const ADD_WEBSITE_TITLE = "Add a website"
export const WEBSITE_ADDRESS = "Address"
export const WEBSITE_EXAMPLE = "www.example.com"
export const WEBSITE_HINT =
	"We read up to 200 of its pages, one a second. Your chatbot uses only the ones you choose afterward."
export const FIND_PAGES = "Find pages"
export const WEBSITE_ADD_FAILED = "Failed to add the website"
export const WEBSITES = "Websites"

export const READING_STARTS = "Looking for pages…"
export const readingPages = (read: number, met: number) => `Reading page ${Math.min(read + 1, met)} of ${met}…`
export const learningPages = (learned: number, taken: number) =>
	`Learning page ${Math.min(learned + 1, taken)} of ${taken}…`
export const pagesInUse = (taken: number, found: number) => `${taken} of ${counted(found, "page")} in use`
export const pagesGone = (count: number) => `${counted(count, "page")} no longer there`
export const LAST_READ = "Last read"
export const READ_FAILED = "Couldn't be read"
export const CHOOSE_PAGES = "Choose pages"
export const CLOSE_PAGES = "Close"
export const READ_AGAIN = "Read again"
export const READING_STARTED = "Reading the website again"
export const READ_AGAIN_FAILED = "Failed to read the website again"
export const REMOVE_WEBSITE = "Remove"
export const removeTitle = (address: string) => `Remove ${address}?`
export const removeEffect = (taken: number) =>
	taken > 0
		? `Your chatbot stops using ${taken === 1 ? "its page" : `its ${taken} pages`} right away. This action cannot be undone.`
		: "None of its pages are in use. This action cannot be undone."
export const REMOVED_WEBSITE = "Website removed"
export const REMOVE_FAILED = "Failed to remove the website"

export const pagesOf = (address: string) => `Pages of ${address}`
export const ALL_PAGES = "All pages"
export const chosenPages = (count: number, bytes: number) =>
	count === 0 ? "No pages chosen" : `${counted(count, "page")} chosen, ${formatFileSize(bytes)} of text`
export const SAVE_CHOICE = "Use these pages"
export const CHOICE_SAVED = "Saved"
/** @param learning how many of the pages answers don't use yet */
export const choiceSaved = (count: number, learning: number) => {
	if (count === 0) return "Your chatbot no longer uses this website."
	return learning > 0
		? `Your chatbot is learning ${counted(learning, "page")} of this website. You can leave this screen.`
		: `Your chatbot answers from ${counted(count, "page")} of this website.`
}
export const CHOICE_FAILED = "Failed to save your choice"
export const NO_PAGES_YET = "Pages appear here as we read them."
export const NO_PAGES = "None of the pages could be read. Here is why for each of them."
export const NOTHING_FOUND = "There are no pages to choose from."
export const HAS_MORE = "This website has more than 200 pages. We read the first 200 that we found."
export const READ_WEEKLY =
	"We read it again every week. What changed is replaced, and new pages wait here for you to choose them."
export const pagesLeftOut = (count: number) => `${counted(count, "page")} left out`
export const OPENS_PAGE = " (opens in a new tab)"

/** "German" for "de-AT". Null for what has no name. */
export function languageName(tag: string | null): string | null {
	try {
		return tag && (new Intl.DisplayNames("en", { type: "language" }).of(tag.split("-", 1)[0] ?? "") ?? null)
	} catch {
		return null
	}
}
