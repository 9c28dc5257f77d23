import { counted } from "@/components/ui/counted"
import { formatFileSize } from "../format-file-size"

/** "German" for "de-AT". Null for what has no name. */
export function languageName(tag: string | null): string | null {
	try {
		return tag && (new Intl.DisplayNames("en", { type: "language" }).of(tag.split("-", 1)[0] ?? "") ?? null)
	} catch {
		return null
	}
}

export const websiteWords = {
	add: "Add website",
	addTitle: "Add a website",
	address: "Address",
	example: "www.example.com",
	hint: "We read up to 200 of its pages, one a second. Your chatbot uses only the ones you choose afterward.",
	findPages: "Find pages",
	addFailed: "Failed to add the website",
	websites: "Websites",

	readingStarts: "Looking for pages…",
	readingPages: (read: number, met: number) => `Reading page ${Math.min(read + 1, met)} of ${met}…`,
	learningPages: (learned: number, taken: number) => `Learning page ${Math.min(learned + 1, taken)} of ${taken}…`,
	pagesInUse: (taken: number, found: number) => `${taken} of ${counted(found, "page")} in use`,
	pagesGone: (count: number) => `${counted(count, "page")} no longer there`,
	lastRead: "Last read",
	readFailed: "Couldn't be read",
	choosePages: "Choose pages",
	readAgain: "Read again",
	readingStarted: "Reading the website again",
	readAgainFailed: "Failed to read the website again",
	removeTitle: (address: string) => `Remove ${address}?`,
	removeEffect: (taken: number) =>
		taken > 0
			? `Your chatbot stops using ${taken === 1 ? "its page" : `its ${taken} pages`} right away. This action cannot be undone.`
			: "None of its pages are in use. This action cannot be undone.",
	removed: "Website removed",
	removeFailed: "Failed to remove the website",

	pagesOf: (address: string) => `Pages of ${address}`,
	allPages: "All pages",
	chosenPages: (count: number, bytes: number) =>
		count === 0 ? "No pages chosen" : `${counted(count, "page")} chosen, ${formatFileSize(bytes)} of text`,
	saveChoice: "Use these pages",
	saved: "Saved",
	/** @param learning how many of the pages answers don't use yet */
	choiceSaved: (count: number, learning: number) => {
		if (count === 0) return "Your chatbot no longer uses this website."
		return learning > 0
			? `Your chatbot is learning ${counted(learning, "page")} of this website. You can leave this screen.`
			: `Your chatbot answers from ${counted(count, "page")} of this website.`
	},
	choiceFailed: "Failed to save your choice",
	noPagesYet: "Pages appear here as we read them.",
	noPages: "None of the pages could be read. Here is why for each of them.",
	nothingFound: "There are no pages to choose from.",
	hasMore: "This website has more than 200 pages. We read the first 200 that we found.",
	readWeekly: "We read it again every week. What changed is replaced, and new pages wait here for you to choose them.",
	pagesLeftOut: (count: number) => `${counted(count, "page")} left out`,
	opensPage: " (opens in a new tab)",
}
