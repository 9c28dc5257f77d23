import type { OutboundProblem } from "@/lib/outbound/outbound-error"
import { KNOWLEDGE_TEXT_CAP } from "../sources/schema"
import { WEBSITES_MAX } from "./schema"

export const WEBSITE_NOT_FOUND = "Website not found."
export const WEBSITE_KNOWN = "This website is already in your list. Press “Read again” there to look for changes."
export const TOO_MANY_WEBSITES = `Your chatbot can have up to ${WEBSITES_MAX} websites. Remove one you no longer need first.`
export const STILL_READING_WEBSITE = "We're still reading this website. Please try again once that's done."

/** Why a page, or the whole website, could not be read. */
export const PROBLEM_TEXTS: Record<OutboundProblem, string> = {
	address: "This link doesn't lead to a web page.",
	refused: "This address isn't on the public internet, so we can't read it.",
	unknown_host: "There's no website at this address. Please check how it's spelled.",
	unreachable: "The website didn't answer.",
	certificate: "The website's certificate isn't valid, so we can't be sure it's the right website.",
	timeout: "The website took too long to answer.",
	too_large: "This page is larger than 2 MB.",
	redirects: "This page redirects too often.",
	broken: "The website's answer broke off or couldn't be understood.",
}
export const PAGE_GONE = "This page is no longer on the website."
export const PAGE_MISSING = "The website links to this page but doesn't have it."
export const PAGE_CLOSED = "The website doesn't let us read this page."
export const SLOW_DOWN = "The website asked us to come back later."
export const websiteTrouble = (status: number) => `The website couldn't show this page (error ${status}).`
export const ROBOTS_REFUSE = "The website asks readers to leave this page out (robots.txt)."
export const ROBOTS_AWAY = "We couldn't load the website's rules for readers (robots.txt), so we didn't read it."
export const IS_PDF = "This is a PDF. Download it and add it with “Add PDF”."
export const NOT_A_PAGE = "This is a file, not a web page."
export const NO_PAGE_TEXT = "We couldn't find any text on this page."
export const UNREADABLE = "This page's characters can't be read. Ask who made the website to save it as UTF-8."
export const linesLeftOut = (count: number) =>
	`We left out ${count === 1 ? "a line" : `${count} lines`} with characters that can't be read.`
export const PAGE_TOO_LONG = `This page has more than ${KNOWLEDGE_TEXT_CAP.toLocaleString("en-US")} characters.`
export const PAGE_TOO_COMPLEX = "This page is too complex to read."
export const WEBSITE_TOO_LONG = "The pages before this one already hold more text than your chatbot can use."
export const samePage = (path: string) => `This is the same page as ${path}.`
export const sameText = (path: string) => `This page has the same text as ${path}.`
export const leadsElsewhere = (host: string) => `This page leads to another website, ${host}.`
export const startLeadsElsewhere = (host: string) => `This address leads to ${host}. Add that address instead.`
