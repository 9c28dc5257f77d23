import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { Translations } from "@/lib/client/contract"
import { fill } from "../../tests/support/fill-field"
import { renderScreen } from "../../tests/support/render-screen"
import { stubApi } from "../../tests/support/stub-api"
import { TranslationsEditor } from "./translations-editor"

const LOAD = "GET /api/admin/translations/{subject}"
const SAVE = "PUT /api/admin/translations/{subject}"
const DRAFT = "POST /api/admin/translations/{subject}/draft"
const PATH = "/admin/bakery/dashboard?tab=settings&section=translations"

const text = (written: string, place: string, given: Partial<Translations["texts"][number]> = {}) => ({
	text: written,
	place,
	elsewhere: 0,
	characters_min: 1,
	characters_max: 40,
	multiline: false,
	...given,
})
const STORED = {
	language: "de",
	texts: { Bread: "Brot", "Old bread": "Altes Brot" },
	updated_at: "2026-11-27T10:00:00.000Z",
}
const AVAILABLE = [
	{ code: "en", name: "English", englishName: "English", dir: "ltr", isReviewed: true },
	{ code: "ar", name: "العربية", englishName: "Arabic", dir: "rtl", isReviewed: false },
	{ code: "de", name: "Deutsch", englishName: "German", dir: "ltr", isReviewed: false },
] as const

function open(given: Partial<Translations> = {}, { readOnly = null as string | null, path = PATH } = {}) {
	const api = stubApi()
	const loaded: Translations = {
		written: "en",
		languages: ["de", "ar"],
		texts: [
			text("Bread", "Headline"),
			text("Hi {user_name}", "Greeting", { elsewhere: 2 }),
			text("One\nTwo", "Subheadline", { multiline: true }),
		],
		translations: [STORED],
		can_draft: true,
		...given,
	}
	const access = { isPlatformAdmin: false, tenantId: "tenant-1", readOnly, mayExport: true }
	const page = (now: Translations) => (
		<TranslationsEditor tenantSlug="bakery" subject="page" loaded={now} available={[...AVAILABLE]} access={access} />
	)
	const shown = renderScreen(page(loaded), { path })
	const field = (name: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name })
	return {
		...shown,
		api,
		loaded,
		field,
		press: (name: string) => shown.user.click(screen.getByRole("button", { name })),
		choose: (code: string) => shown.user.selectOptions(screen.getByLabelText("Language"), code),
		show: (now: Translations) => shown.show(page(now)),
		bodies: (operation: string) => api.sent.filter((sent) => sent.operation === operation).map(({ body }) => body),
	}
}

it("shows each text beside its translation, in the language and direction of each, and counts what is missing", async () => {
	const { field, choose } = open()
	expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
		"Arabic (3 untranslated)",
		"German (2 untranslated)",
	])
	await choose("de")
	expect(field("Headline in German").value).toBe("Brot")
	expect(field("Headline in German").lang).toBe("de")
	screen.getByText("2 of 3 texts untranslated")
	screen.getByText("Greeting and 2 other places")
	expect(screen.getByText("Hi {user_name}").lang).toBe("en")
	await choose("ar")
	expect([field("Headline in Arabic").dir, field("Headline in Arabic").value]).toEqual(["rtl", ""])
	expect(new URLSearchParams(location.search).get("language")).toBe("ar")
})

it("opens the language that the address names", () => {
	const { field } = open({}, { path: `${PATH}&language=de` })
	field("Headline in German")
})

it("keeps a row in view while it is being translated, though only untranslated ones are shown", async () => {
	const { user, field, press, api, loaded } = open({}, { path: `${PATH}&language=de` })
	await user.click(screen.getByRole("checkbox", { name: "Only untranslated" }))
	expect(screen.getAllByRole("textbox")).toHaveLength(2)
	fill(field("Greeting in German"), "Hallo {user_name}")
	fill(field("Subheadline in German"), "Eins")
	expect(screen.getAllByRole("textbox")).toHaveLength(2)
	screen.getByText("Unsaved: 2 texts in German")
	const texts = { ...STORED.texts, "Hi {user_name}": "Hallo {user_name}", "One\nTwo": "Eins" }
	api.on(SAVE, { body: { ...loaded, translations: [{ ...STORED, texts, updated_at: "2026-11-27T11:00:00.000Z" }] } })
	await press("Save translations")
	await screen.findByText("Translations saved")
	expect(api.sent.at(-1)?.body).toEqual({ language: "de", texts, updated_at: STORED.updated_at })
	screen.getByText("Every text is translated into German.")
	screen.getByText("All changes saved")
	expect(sessionStorage.length).toBe(0)
})

it("names what a translation has lost as the admin leaves it, and saves it all the same", async () => {
	const { user, field, press, api, loaded, bodies } = open({}, { path: `${PATH}&language=ar` })
	await user.type(field("Greeting in Arabic"), "مرحبا")
	expect(screen.queryByText(/user_name\} is missing/)).toBe(null)
	await user.tab()
	screen.getByText("{user_name} is missing. Keep it as written, and the value appears there.")
	api.on(SAVE, { body: loaded })
	await press("Save translations")
	await screen.findByText("Translations saved")
	expect(bodies(SAVE)).toEqual([{ language: "ar", texts: { "Hi {user_name}": "مرحبا" }, updated_at: null }])
})

it("saves nothing that is longer than its place, and leads there", async () => {
	const { user, field, press, bodies } = open({}, { path: `${PATH}&language=de` })
	await user.click(screen.getByRole("checkbox", { name: "Only untranslated" }))
	await user.click(screen.getByRole("checkbox", { name: "Only untranslated" }))
	fill(field("Headline in German"), "x".repeat(35))
	screen.getByText("35 of 40 characters")
	fill(field("Headline in German"), "x".repeat(41))
	expect(screen.queryByText(/^This can have up to 40/)).toBe(null)
	await press("Save translations")
	screen.getByText("This can have up to 40 characters, and it has 41.")
	screen.getByText("1 text too long. Shorten it first.")
	expect(document.activeElement).toBe(field("Headline in German"))
	expect(bodies(SAVE)).toEqual([])
	fill(field("Headline in German"), "Brot")
	expect(screen.queryByText(/too long/)).toBe(null)
})

it("fills in what the model drafts, call by call, and saves none of it", async () => {
	const { field, press, api, bodies } = open({}, { path: `${PATH}&language=de` })
	api.on(
		DRAFT,
		{ body: { texts: { "Hi {user_name}": "Hallo {user_name}" } } },
		{ body: { texts: { "One\nTwo": "Eins\nZwei" } } },
	)
	await press("Draft with the model")
	await screen.findByText("2 texts drafted. Read them before you save: nothing is saved yet.")
	expect(field("Greeting in German").value).toBe("Hallo {user_name}")
	expect(field("Subheadline in German").value).toBe("Eins\nZwei")
	screen.getByText("Unsaved: 2 texts in German")
	expect(bodies(DRAFT)).toEqual([
		{ language: "de", texts: ["Hi {user_name}", "One\nTwo"] },
		{ language: "de", texts: ["One\nTwo"] },
	])
	expect(bodies(SAVE)).toEqual([])
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Draft with the model" }).disabled).toBe(true)
})

it("keeps what was typed while the model drafted, and what it drafted before it failed", async () => {
	const { field, press, api } = open({}, { path: `${PATH}&language=de` })
	let release = () => {}
	const after = new Promise<void>((done) => {
		release = done
	})
	api.on(
		DRAFT,
		{ after, body: { texts: { "Hi {user_name}": "Hallo {user_name}" } } },
		{ status: 502, body: { detail: "The model didn't send a translation that can be used." } },
	)
	await press("Draft with the model")
	screen.getByText("Drafting 0 of 2…")
	fill(field("Greeting in German"), "Moin {user_name}")
	release()
	await screen.findByText("The model didn't send a translation that can be used.")
	expect(field("Greeting in German").value).toBe("Moin {user_name}")
})

it("says why there is no draft where no model is set up", () => {
	open({ can_draft: false })
	screen.getByText("No AI model is set up for your chatbot, so you translate by hand.")
	expect(screen.queryByRole("button", { name: "Draft with the model" })).toBe(null)
})

it("keeps translations of texts that are gone until the admin removes them", async () => {
	const { press, api, loaded, bodies } = open({}, { path: `${PATH}&language=de` })
	const unused = screen.getByText("1 translation of texts that you changed or deleted").closest("details")
	within(unused as HTMLElement).getByText("Altes Brot")
	within(unused as HTMLElement)
		.getByRole("button", { name: "Remove them", hidden: true })
		.click()
	await screen.findByText("Unsaved: 1 text in German")
	api.on(SAVE, { body: { ...loaded, translations: [{ ...STORED, texts: { Bread: "Brot" } }] } })
	await press("Save translations")
	await screen.findByText("All changes saved")
	expect(bodies(SAVE)).toMatchObject([{ texts: { Bread: "Brot" } }])
	expect(screen.queryByText(/changed or deleted/)).toBe(null)
})

it("keeps another admin's save, and these edits", async () => {
	const { field, press, api, loaded } = open({}, { path: `${PATH}&language=de` })
	fill(field("Greeting in German"), "Hallo {user_name}")
	api.on(SAVE, { status: 409, body: { detail: "Changed." } })
	await press("Save translations")
	await screen.findByText("Someone else saved this language while you were editing")
	const theirs = { ...STORED, texts: { Bread: "Das Brot", "Hi {user_name}": "Hi {user_name}!" }, updated_at: "later" }
	api.on(LOAD, { body: { ...loaded, translations: [theirs] } })
	await press("Load their translations")
	await screen.findByText("They changed Headline.")
	expect([field("Headline in German").value, field("Greeting in German").value]).toEqual([
		"Das Brot",
		"Hallo {user_name}",
	])
	await press("Use this one for Greeting")
	expect(field("Greeting in German").value).toBe("Hi {user_name}!")
})

it("brings unsaved translations back after a reload, also where a text was added meanwhile", async () => {
	const first = open({}, { path: `${PATH}&language=de` })
	fill(first.field("Greeting in German"), "Hallo {user_name}")
	first.unmount()
	const texts = [...first.loaded.texts, text("New", "Note about the gift")]
	const again = open({ texts }, { path: `${PATH}&language=de` })
	await waitFor(() => expect(again.field("Greeting in German").value).toBe("Hallo {user_name}"))
	screen.getByText("Unsaved changes")
	screen.getByText("Unsaved: 1 text in German")
	screen.getByText("2 of 4 texts untranslated")
})

it("leads a business with one language to the choice of languages", () => {
	open({ languages: [], translations: [] })
	expect(screen.getByRole("link", { name: "Choose languages" }).getAttribute("href")).toBe(
		"/admin/bakery/dashboard?tab=settings&section=languages",
	)
})

it("says that there is nothing to translate where the business uses our texts", () => {
	open({ texts: [] })
	screen.getByText("Nothing to translate")
})

it("lets a viewer read, and change nothing", () => {
	const { field } = open({}, { readOnly: "You can view this, but not change it.", path: `${PATH}&language=de` })
	expect(field("Headline in German").readOnly).toBe(true)
	screen.getByText("You can view this, but not change it.")
	expect(screen.queryByRole("button", { name: "Save translations" })).toBe(null)
})
