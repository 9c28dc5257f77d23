import { act, screen, within } from "@testing-library/react"
import { useState } from "react"
import { expect } from "vitest"
import { FocusKeeper } from "@/components/layout/focus-keeper"
import { SubmissionBrowser, type SubmissionBrowserProps } from "@/components/testimonials-dashboard/submission-browser"
import type { Submission } from "@/lib/client/contract"
import { renderScreen } from "./render-screen"
import { stubApi } from "./stub-api"

export const BASE = "/admin/bakery/dashboard"
export const PATCH = "PATCH /api/admin/submission/{id}"

/** A testimonial as a dashboard's list receives it: pending, ready to play, without captions. */
export function submissionRow(name: string, about: Partial<Submission> = {}): Submission {
	return {
		id: name.toLowerCase(),
		name,
		email: `${name.toLowerCase()}@example.com`,
		website: null,
		created_at: "2026-11-20T12:00:00.000Z",
		duration_seconds: 62,
		file_size_bytes: 1000,
		video_url: `/media/submissions/${name.toLowerCase()}/video?signature=1`,
		poster_url: null,
		content_type: "video/webm",
		status: "pending",
		shared_at: null,
		withdrawn_at: null,
		playback_state: "ready",
		playback_error: null,
		tenant_name: "Bakery",
		tenant_slug: "bakery",
		captions_state: null,
		tags: [],
		pinned_at: null,
		...about,
	}
}

export const threeRows = () => [
	submissionRow("Ada"),
	submissionRow("Bob", { status: "approved" }),
	submissionRow("Eve", { status: "rejected" }),
]

export function dashboardOf(submissions: Submission[], next_cursor: string | null = null) {
	const withdrawn = submissions.filter((row) => row.withdrawn_at !== null).length
	const count = (status: string) => submissions.filter((row) => row.status === status && !row.withdrawn_at).length
	const totals = { pending: count("pending"), approved: count("approved"), rejected: count("rejected"), withdrawn }
	return { submissions, tags: [], next_cursor, totals: { ...totals, total: submissions.length, file_size_bytes: 3000 } }
}

type Change = (props: Partial<SubmissionBrowserProps>) => void

function Page({ given, hand }: { given: SubmissionBrowserProps; hand(change: Change): void }) {
	const [props, setProps] = useState(given)
	hand((change) => setProps({ ...given, ...change }))
	return (
		<main>
			<FocusKeeper />
			<SubmissionBrowser {...props} />
		</main>
	)
}

/** The list as on the dashboard's page, and what its owner can do there. */
export function openList(rows = threeRows(), change: Partial<SubmissionBrowserProps> = {}) {
	const api = stubApi()
	let bring: Change = () => undefined
	const tenant = { tenant_slug: "bakery", page_url: "http://localhost:3000/bakery", accept_written: false }
	const given = {
		dashboard: dashboardOf(rows),
		base: BASE,
		search: {},
		tenant,
		readOnly: false,
		mayExport: true,
		...change,
	}
	const shown = renderScreen(
		<Page
			given={given}
			hand={(change) => {
				bring = change
			}}
		/>,
		{ path: BASE },
	)
	const press = (name: string) => shown.user.click(screen.getByRole("button", { name }))
	return {
		...shown,
		api,
		press,
		/** Simulates a refresh of the page's data. */
		bring: (change: Partial<SubmissionBrowserProps>) => act(() => bring(change)),
		rows: () => [...document.querySelectorAll("[data-row]")].map((row) => row.getAttribute("data-row")),
		select: (name: string) => shown.user.click(screen.getByRole("checkbox", { name: `Select ${name}` })),
		pressInBar: (name: string) =>
			shown.user.click(
				within(screen.getByRole("toolbar", { name: "Selected testimonials" })).getByRole("button", { name }),
			),
		async choose(name: string, action: string) {
			await press(`More for ${name}`)
			await shown.user.click(screen.getByRole("menuitem", { name: action }))
		},
		async confirm(answer: string) {
			const question = await screen.findByRole("alertdialog")
			await shown.user.click(within(question).getByRole("button", { name: answer }))
		},
		/** The text of the status links: all, pending, approved, rejected. */
		counts: () => screen.getByRole("navigation", { name: "Filter by status" }).textContent,
		/** The ids and statuses sent to the server. */
		patched: () =>
			api
				.sentTo(PATCH)
				.map(({ url, body }) => `${url.pathname.split("/").pop()} ${(body as { status: string }).status}`),
	}
}

/** A testimonial's row, found by its customer. */
export const rowOf = (name: string) =>
	document.querySelector<HTMLElement>(`[data-row="${name.toLowerCase()}"]`) ?? expect.fail(`no row of ${name}`)
