import { Window } from "happy-dom"

const REFRESH = /http-equiv="refresh" content="\d+;url=([^"]+)"/

/** Reads a page as the server's HTML, before any script has run. It follows no redirects. */
export async function readScreen(address: string, headers: Record<string, string> = {}) {
	const answer = await fetch(address, { headers, redirect: "manual" })
	const html = await answer.text()
	const document = new new Window().DOMParser().parseFromString(
		html.replace(/<script\b.*?<\/script>/gs, ""),
		"text/html",
	)
	const textsOf = (selector: string) =>
		[...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
	return {
		status: answer.status,
		headers: answer.headers,
		/** The redirect's target, including one that was decided only after the status line was sent. */
		location: answer.headers.get("location") ?? REFRESH.exec(html)?.[1] ?? null,
		html,
		document,
		title: textsOf("h1").join(" | "),
		/** The text of every element, so a test can match an element by all of its words. */
		texts: textsOf("body *"),
		/** Whether parts of the page stay hidden until a script moves them into place. */
		needsScript: document.querySelector("template[id^='B:']") !== null,
	}
}

/** The headers of a browser that is signed in with this token. */
export const signedIn = (token: string) => ({ cookie: `next-auth.session-token=${token}` })
