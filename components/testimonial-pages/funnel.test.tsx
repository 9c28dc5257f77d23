import { act, fireEvent } from "@testing-library/react"
import { useState } from "react"
import { expect, it, vi } from "vitest"
import type { RecorderState } from "@/lib/recorder/recorder-machine"
import { renderScreen } from "../../tests/support/render-screen"
import { stubApi } from "../../tests/support/stub-api"
import { Funnel, type FunnelProps } from "./funnel"

const FUNNEL = "POST /api/tenant/{tenantSlug}/funnel"
const idle: RecorderState = { name: "idle" }

/** The page around it, which the test steers. */
function Page({ steer }: { steer: { now(props: Partial<FunnelProps>): void } }) {
	const [props, setProps] = useState<Partial<FunnelProps>>({})
	steer.now = (next) => act(() => setProps(next))
	return (
		<>
			<form id="form">
				<input aria-label="Name" />
			</form>
			<Funnel tenantSlug="acme" invited={false} state={idle} upload={{ phase: "idle" }} formId="form" {...props} />
		</>
	)
}

function visit() {
	const api = stubApi()
	api.on(FUNNEL, { status: 204 })
	const steer = { now: (_props: Partial<FunnelProps>) => {} }
	const shown = renderScreen(<Page steer={steer} />)
	return {
		now: (props: Partial<FunnelProps>) => steer.now(props),
		type: () => fireEvent.input(shown.getByLabelText("Name")),
		steps: () =>
			api.sent.map(({ body }) => {
				const { step, reason } = body as { step: string; reason?: string }
				return reason ? `${step}: ${reason}` : step
			}),
		visits: () => new Set(api.sent.map(({ body }) => (body as { visit: string }).visit)),
	}
}

const failed = (status: number): FunnelProps["upload"] => ({
	phase: "failed",
	status,
	detail: "",
	errors: {},
	sentAlready: false,
})

it("reports each step once, all under one made-up visit", async () => {
	const { now, type, steps, visits } = visit()
	now({ state: { name: "requesting" } })
	now({ state: { name: "ready", countdown: null } })
	now({ state: { name: "recording", elapsedMs: 0, stopping: false } })
	now({ state: { name: "recording", elapsedMs: 250, stopping: false } })
	type()
	type()
	now({ upload: { phase: "sending", sentBytes: 0, totalBytes: 9, secondsLeft: null } })
	now({ upload: failed(0) })
	now({ upload: { phase: "sending", sentBytes: 0, totalBytes: 9, secondsLeft: null } })
	now({ upload: { phase: "sent" } })
	await vi.waitFor(() =>
		expect(steps()).toEqual([
			"opened",
			"camera_asked",
			"camera_allowed",
			"recording_begun",
			"form_begun",
			"submit_pressed",
			"submit_failed: offline",
			"submitted",
		]),
	)
	expect(visits().size).toBe(1)
})

it.each([
	["denied", "Mozilla/5.0 (Windows NT 10.0)", "camera_refused: denied"],
	["unavailable", "Mozilla/5.0 (Windows NT 10.0)", "camera_refused: unavailable"],
	["denied", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Instagram 350.0", "camera_refused: in_app"],
] as const)("tells a camera that was %s in %s", async (failure, userAgent, told) => {
	vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent)
	const { now, steps } = visit()
	now({ state: { name: "error", message: "", failure } })
	await vi.waitFor(() => expect(steps()).toEqual(["opened", told]))
})

it.each([
	[0, "offline"],
	[422, "refused"],
	[429, "busy"],
	[503, "busy"],
	[500, "server"],
])("tells a refusal with status %i as %s", async (status, reason) => {
	const { now, steps } = visit()
	now({ upload: failed(status) })
	await vi.waitFor(() => expect(steps()).toEqual(["opened", "submit_pressed", `submit_failed: ${reason}`]))
})

it("reports where the browser makes no UUID, as over plain http", async () => {
	vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) })
	const { steps } = visit()
	await vi.waitFor(() => expect(steps()).toEqual(["opened"]))
})
