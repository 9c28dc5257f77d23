import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import { fill } from "../../../tests/support/fill-field"
import { STATEMENT } from "../../../tests/support/imports"
import { renderScreen } from "../../../tests/support/render-screen"
import { sampleTenant } from "../../../tests/support/sample-tenant"
import { stubXhr, type XhrCall } from "../../../tests/support/stub-xhr"
import { VideosImport } from "./videos-import"

// No browser plays here, and waiting for it takes seconds.
vi.mock("@/lib/recorder/video-element", () => ({ loadVideo: () => Promise.reject(new Error("no player")) }))

const WEBM = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d)
const KB = 1024
const fileOf = (name: string, bytes: number, head = WEBM, day = 31) =>
	new File([head, new Uint8Array(bytes - head.length)], name, { lastModified: Date.UTC(2024, 2, day, 12) })
const ada = () => fileOf("ada-lovelace.webm", 300 * KB)
const img = () => fileOf("IMG_0001.webm", 100 * KB, WEBM, 30)
const stored = { status: 200, body: { submission_id: "s", already_imported: false } }

function open(server?: (call: XhrCall, count: number) => void) {
	const calls = stubXhr(server)
	const access = settingsAccess({ role: "tenant_admin", tenant_role: "owner" }, sampleTenant())
	const screenOf = () => <VideosImport access={access} tenantSlug="bakery" reviewHref="/review" maxSeconds={120} />
	return { ...renderScreen(screenOf()), calls, reopen: () => renderScreen(screenOf()) }
}

function choose(...files: File[]) {
	const [input] = screen.getAllByLabelText<HTMLInputElement>("Choose videos").filter(({ type }) => type === "file")
	if (!input) throw new Error("no input")
	fireEvent.change(input, { target: { files } })
}
const rows = () => within(screen.getByRole("list", { name: "Chosen videos" })).getAllByRole("listitem")
const row = (name: string) =>
	within(rows().find(({ textContent }) => textContent?.includes(name)) ?? expect.fail(`no row ${name}`))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }))
const bar = (name: string) => screen.getByRole("progressbar", { name }).getAttribute("aria-valuenow")
const says = () => fill(screen.getByLabelText("How these customers gave their consent"), STATEMENT)

it("asks for what is missing, sends with progress per file and in total, and names what failed", async () => {
	const { calls, user } = open()
	choose(ada(), img(), new File(["x"], "notes.txt"))
	expect(screen.getByText("1 file left out: only videos can be imported here.")).toBeTruthy()
	expect(row("ada-lovelace").getByLabelText<HTMLInputElement>("Name").value).toBe("Ada Lovelace")
	expect(row("ada-lovelace").getByLabelText<HTMLInputElement>("Date given").value).toBe("2024-03-31")
	says()
	press("Import 2 videos")
	await screen.findByText("Some videos need another look. What's missing is marked below.")
	expect(row("IMG_0001").getByText("Name is required")).toBeTruthy()
	expect(calls).toEqual([])

	fill(row("IMG_0001").getByLabelText("Name"), "Grace")
	press("Import 2 videos")
	await waitFor(() => expect(calls).toHaveLength(2))
	expect(calls.map(({ path }) => path)).toEqual(Array(2).fill("/api/admin/submissions/import-video"))
	const [first, second] = calls
	expect(Object.fromEntries(first?.body as FormData)).toMatchObject({
		name: "Ada Lovelace",
		date: "2024-03-31",
		consent_statement: STATEMENT,
	})
	expect(Object.fromEntries(second?.body as FormData)).toMatchObject({ name: "Grace", date: "2024-03-30" })
	first?.progress(150 * KB, 300 * KB)
	second?.progress(25 * KB, 100 * KB)
	await waitFor(() => expect(bar("Progress of ada-lovelace.webm")).toBe("50"))
	expect(bar("Progress of IMG_0001.webm")).toBe("25")
	expect(bar("Importing videos")).toBe("43")

	first?.answer(stored)
	second?.answer({ status: 422, body: { detail: "The video is longer than the limit of 120 seconds." } })
	await screen.findByText("1 video imported, 1 video failed")
	expect(row("IMG_0001").getByText("The video is longer than the limit of 120 seconds.")).toBeTruthy()
	await user.click(screen.getByRole("button", { name: "Try IMG_0001.webm again" }))
	await waitFor(() => expect(calls).toHaveLength(3))
	calls[2]?.answer({ status: 200, body: { submission_id: "t", already_imported: true } })
	await screen.findByText("1 video imported, 1 video already here")
	expect(screen.getByRole("link", { name: "Review them" }).getAttribute("href")).toBe("/review")
	await user.click(screen.getByRole("button", { name: "Import more" }))
	expect(screen.queryByRole("list", { name: "Chosen videos" })).toBe(null)
})

it("looks into each file before it is sent", async () => {
	const { calls } = open((call) => call.answer(stored))
	choose(fileOf("ada.mp4", KB, new TextEncoder().encode("no video at all")), fileOf("grace.webm", KB))
	says()
	press("Import 2 videos")
	await screen.findByText("1 video imported, 1 video failed")
	expect(row("ada.mp4").getByText(/isn't a WebM or MP4 video/)).toBeTruthy()
	expect(calls).toHaveLength(1)
})

it("stops on Cancel, and goes on with what was typed when the same files are chosen after a reload", async () => {
	const { calls, unmount, reopen } = open()
	choose(ada(), img())
	fill(row("IMG_0001").getByLabelText("Name"), "Grace")
	says()
	press("Import 2 videos")
	await waitFor(() => expect(calls).toHaveLength(2))
	calls[0]?.answer(stored)
	await screen.findByText("Imported")
	press("Cancel")
	await waitFor(() => expect(calls[1]?.aborted).toBe(true))
	await screen.findByRole("button", { name: "Import 1 video" })
	unmount()
	reopen()
	expect(screen.getByText(/^An earlier import of 1 video isn't finished/)).toBeTruthy()
	choose(img())
	expect(screen.queryByText(/isn't finished/)).toBe(null)
	expect(row("IMG_0001").getByLabelText<HTMLInputElement>("Name").value).toBe("Grace")
})
