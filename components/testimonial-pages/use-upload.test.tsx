import { screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { MEMORY_ONLY } from "@/lib/recorder/kept-take"
import { holdTime, openStudio, see, until, WEBM } from "../../tests/support/open-studio"
import { stubApi } from "../../tests/support/stub-api"
import { stubXhr, type XhrCall } from "../../tests/support/stub-xhr"

// Loads the browser's build. Node would load the one that uses its own network.
vi.mock("tus-js-client", () => vi.importActual("tus-js-client/lib.es5/browser/index.js"))

const WAITING = "No connection right now"
const STORED = { status: 200, body: { submission_id: "s" } }
const keyOf = (call: XhrCall | undefined) => call?.headers["idempotency-key"]
const alert = (text: string) => see(text).then((found) => found.closest("[role=alert]") as HTMLElement)
const bar = () => screen.getByRole("progressbar")

beforeEach(holdTime)

/** Sends a take and a form to a server that handles the first attempts as told and accepts all later ones. */
async function submitTo(...server: ((call: XhrCall) => void)[]) {
	return submitFrom({}, ...server)
}
async function submitFrom(options: Parameters<typeof openStudio>[0], ...server: ((call: XhrCall) => void)[]) {
	const calls = stubXhr((call, count) => {
		const treat = server[count - 1] ?? ((next: XhrCall) => next.answer(STORED))
		treat(call)
	})
	// Stands for the stored copy in a browser without storage. Its removal is requested all the same.
	const wiped = vi.spyOn(MEMORY_ONLY, "wipe")
	const studio = openStudio(options)
	await studio.prepare()
	await studio.press("Submit Testimonial")
	return { ...studio, calls, wiped }
}
const holds = () => {}

it("continues by itself without a network, with the same form under the same key", async () => {
	const { calls, pass, expectLeftFor } = await submitTo(
		(call) => call.fail(),
		// A hotel's login page does not come from this server.
		(call) => call.answer({ status: 200, body: "<html>Welcome</html>" }),
	)
	const told = await alert(WAITING)
	expect(told.textContent).toContain("Your video is safe on this page. We'll keep trying to send it.")
	expect(bar().getAttribute("aria-label")).toBe("Waiting to try again")
	expect(bar().getAttribute("aria-valuenow")).toBe("0")
	await pass(1000)
	expect(calls).toHaveLength(2)
	await pass(2000)
	await expectLeftFor("/acme/thank-you")
	expect(keyOf(calls[0])).toMatch(/^[0-9a-f-]{36}$/)
	expect(new Set(calls.map(keyOf)).size).toBe(1)
	expect(calls.map(({ path }) => path)).toEqual(Array(3).fill("/api/tenant/acme/submit"))
	for (const { body } of calls) {
		const form = Object.fromEntries(body as FormData)
		expect(form).toMatchObject({ name: "Grace Hopper", email: "grace@example.com", consent: "true" })
		// The server refuses because of the text, before it has waited for the video.
		expect(Object.keys(form).at(-1)).toBe("video")
	}
	expect(sessionStorage.length).toBe(1)
})

it.each(["Try now", "online"])("continues at once on %s, with the button in place", async (way) => {
	const { calls, press, button, pass, expectLeftFor } = await submitTo((call) => call.fail(), holds)
	await alert(WAITING)
	if (way === "online") window.dispatchEvent(new Event("online"))
	else await press("Try now")
	await until(() => expect(calls.length).toBe(2))
	await until(() => expect(button("Try now").getAttribute("aria-disabled")).toBe("true"))
	expect(screen.getByText(WAITING).closest("[role=alert]")).toBe(null)
	if (way === "Try now") expect(document.activeElement).toBe(button("Try now"))
	calls[1]?.answer({ status: 503, body: "<html>proxy</html>" })
	await alert("The server isn't responding right now")
	await pass(2000)
	await expectLeftFor("/acme/thank-you")
})

it.each([
	[
		"the server's own sentence",
		413,
		{ detail: "The video is larger than 250 MB." },
		"The video is larger than 250 MB.",
	],
	["a wait that is too long", 429, { detail: "Please try again in 15 minutes." }, "Please try again in 15 minutes."],
	[
		"no sentence at all",
		500,
		"<html>proxy</html>",
		"Failed to submit testimonial. Please check your internet connection and try again.",
		/this site's own server refused it \(error 500\)/,
	],
])("shows a refusal with %s, and keeps everything", async (_, status, body, text, note = /^((?!own server).)*$/) => {
	const { field, press, calls, wiped, expectLeftFor } = await submitTo((call) =>
		call.answer({ status, body, headers: { "retry-after": "900" } }),
	)
	const said = (await alert(text)).textContent
	expect(said).toContain("Your video and details are still here.")
	expect(said).toMatch(note)
	expect([field("Name").value, field("Email").value]).toEqual(["Grace Hopper", "grace@example.com"])
	expect(screen.getByLabelText("Your video")).toBeDefined()
	expect(wiped).not.toHaveBeenCalled()
	await press("Submit Testimonial")
	await expectLeftFor("/acme/thank-you")
	expect(calls).toHaveLength(2)
	expect(wiped).toHaveBeenCalledOnce()
})

it("shows the server's errors at their fields, and moves the focus there", async () => {
	const detail = "Please enter a valid email address"
	const { field } = await submitTo((call) =>
		call.answer({ status: 422, body: { detail, errors: [{ field: "email", detail }] } }),
	)
	await until(() => expect(screen.getAllByText(detail).length).toBe(2))
	expect(document.activeElement).toBe(field("Email"))
	expect(field("Email").getAttribute("aria-invalid")).toBe("true")
})

it("treats a key that was already used as a take that has arrived", async () => {
	const detail = "This Idempotency-Key was already used for another submission."
	const { expectLeftFor } = await submitTo((call) =>
		call.answer({ status: 422, body: { detail, errors: [{ field: "Idempotency-Key", detail }] } }),
	)
	await expectLeftFor("/acme/thank-you")
})

it.each([
	[409, "This testimonial is still being processed."],
	[429, "Too many testimonials from your network. Please try again in 2 seconds."],
	[503, "Too many uploads at the moment. Please try again shortly."],
])("explains a %i, waits as long as it asks, and sends the same again", async (status, detail) => {
	const { calls, pass, expectLeftFor } = await submitTo((call) =>
		call.answer({ status, body: { detail }, headers: { "retry-after": "2" } }),
	)
	await alert(detail)
	await pass(1500)
	expect(calls).toHaveLength(1)
	await pass(500)
	await expectLeftFor("/acme/thank-you")
	expect(keyOf(calls[1])).toBe(keyOf(calls[0]))
})

it("shows only progress that has left the browser, and Cancel stops it and keeps everything", async () => {
	const { calls, pass, press, field, wiped, expectLeftFor } = await submitTo(holds)
	const shown = () => [bar().getAttribute("aria-valuenow"), screen.queryByText(/ MB of /)?.textContent]
	await until(() => expect(calls.length).toBe(1))
	expect(document.activeElement).toBe(screen.getByRole("region", { name: "Upload" }))
	await pass(0)
	calls[0]?.progress(1_048_576, 4_194_304)
	await until(() => expect(shown()).toEqual(["25", "1.0 MB of 4.0 MB"]))
	await pass(30_000)
	expect(shown()).toEqual(["25", "1.0 MB of 4.0 MB"])
	calls[0]?.progress(3_145_728, 4_194_304)
	await until(() => expect(shown()).toEqual(["75", "3.0 MB of 4.0 MB"]))
	calls[0]?.progress(4_194_304, 4_194_304)
	await see("Upload finished. Processing your video")
	await press("Cancel")
	expect(calls[0]?.aborted).toBe(true)
	expect(field("Name").value).toBe("Grace Hopper")
	expect(wiped).not.toHaveBeenCalled()
	await press("Submit Testimonial")
	await expectLeftFor("/acme/thank-you")
	expect(keyOf(calls[1])).toBe(keyOf(calls[0]))
})

it("deletes a canceled upload from the server when its take is discarded", async () => {
	const upload = "/api/tenant/acme/uploads/1"
	const api = stubApi()
	api.on("DELETE /api/tenant/{tenantSlug}/uploads/{uploadId}", { status: 204 })
	const calls = stubXhr((call) => {
		if (call.method === "POST") call.answer({ status: 201, headers: { location: upload } })
		else call.progress(524_288, 1_048_576)
	})
	const { prepare, press, pass } = openStudio()
	await prepare(new Blob([WEBM, new Uint8Array(1_048_576)]))
	await press("Submit Testimonial")
	await until(() =>
		expect(calls.map(({ method, aborted }) => [method, aborted])).toEqual([
			["POST", false],
			["PATCH", false],
		]),
	)
	await press("Cancel")
	expect(calls[1]?.aborted).toBe(true)
	expect(api.sent).toEqual([])
	await pass(1000)
	await press("Record Again")
	await until(() => expect(api.sent.map(({ url }) => url.pathname)).toEqual([upload]))
})

it.each([
	["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
	["a proxy's 502", () => Promise.resolve(new Response("<html>", { status: 502 }))],
])("says that it is safe where the next page has %s, and leaves once it has one", async (_, fails) => {
	const next = vi.fn<() => Promise<Response>>(fails)
	const { wiped, pass, leave, expectLeftFor } = await submitFrom({ next })
	await see("Your testimonial has arrived and is safe.")
	expect(screen.getByText(/The next page opens as soon as it does/).closest("[role=status]")).toBeTruthy()
	expect(screen.queryByText("Cancel")).toBe(null)
	expect(wiped).toHaveBeenCalled()
	await pass(1000)
	expect(leave).not.toHaveBeenCalled()
	next.mockImplementation(() => Promise.resolve(new Response(null)))
	window.dispatchEvent(new Event("online"))
	await expectLeftFor("/acme/thank-you")
})

it("leaves for a page that is refused for good, which says why itself", async () => {
	const { expectLeftFor } = await submitFrom({ next: () => Promise.resolve(new Response(null, { status: 404 })) })
	await expectLeftFor("/acme/thank-you")
})
