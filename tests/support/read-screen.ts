import { Window } from "happy-dom"

const REFRESH = /http-equiv="refresh" content="\d+;url=([^"]+)"/

/** A page in the server's own HTML, before any script has run. Redirects are not followed. */
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
		/** Where it leads, also where that was known only after the status line had left. */
		location: answer.headers.get("location") ?? REFRESH.exec(html)?.[1] ?? null,
		html,
		document,
		title: textsOf("h1").join(" | "),
		/** Of every element, so that one can be asked for by all of its words. */
		texts: textsOf("body *"),
		/** Whether parts of it stay unseen until a script puts them in their place. */
		needsScript: document.querySelector("template[id^='B:']") !== null,
	}
}

/** What a browser sends that signed in with this token. */
export const signedIn = (token: string) => ({ cookie: `next-auth.session-token=${token}` })
