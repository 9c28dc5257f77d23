import type { OutboundProblem } from "@/lib/outbound/outbound-error"
import { KNOWLEDGE_TEXT_CAP } from "../sources/schema"
import { WEBSITES_MAX } from "./schema"

export const websiteProblems = {
	notFound: "Website not found.",
	known: "This website is already in your list. Press “Read again” there to look for changes.",
	tooMany: `Your chatbot can have up to ${WEBSITES_MAX} websites. Remove one you no longer need first.`,
	stillReading: "We're still reading this website. Please try again once that's done.",

	problemTexts: {
		address: "This link doesn't lead to a web page.",
		refused: "This address isn't on the public internet, so we can't read it.",
		unknown_host: "There's no website at this address. Please check how it's spelled.",
		unreachable: "The website didn't answer.",
		certificate: "The website's certificate isn't valid, so we can't be sure it's the right website.",
		timeout: "The website took too long to answer.",
		too_large: "This page is larger than 2 MB.",
		redirects: "This page redirects too often.",
		broken: "The website's answer broke off or couldn't be understood.",
	} satisfies Record<OutboundProblem, string>,
	pageGone: "This page is no longer on the website.",
	pageMissing: "The website links to this page but doesn't have it.",
	pageClosed: "The website doesn't let us read this page.",
	slowDown: "The website asked us to come back later.",
	trouble: (status: number) => `The website couldn't show this page (error ${status}).`,
	robotsRefuse: "The website asks readers to leave this page out (robots.txt).",
	robotsAway: "We couldn't load the website's rules for readers (robots.txt), so we didn't read it.",
	isPdf: "This is a PDF. Download it and add it with “Add PDF”.",
	notAPage: "This is a file, not a web page.",
	noPageText: "We couldn't find any text on this page.",
	unreadable: "This page's characters can't be read. Ask who made the website to save it as UTF-8.",
	linesLeftOut: (count: number) =>
		`We left out ${count === 1 ? "a line" : `${count} lines`} with characters that can't be read.`,
	pageTooLong: `This page has more than ${KNOWLEDGE_TEXT_CAP.toLocaleString("en-US")} characters.`,
	pageTooComplex: "This page is too complex to read.",
	tooLong: "The pages before this one already hold more text than your chatbot can use.",
	samePage: (path: string) => `This is the same page as ${path}.`,
	sameText: (path: string) => `This page has the same text as ${path}.`,
	leadsElsewhere: (host: string) => `This page leads to another website, ${host}.`,
	startLeadsElsewhere: (host: string) => `This address leads to ${host}. Add that address instead.`,
}
