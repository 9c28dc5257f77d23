import { expect, it } from "vitest"
import { newPlace, type UploadPlace } from "@/lib/client/upload-place"
import type { Recovered, Take } from "@/lib/recorder/take"
import { renderScreen } from "../../tests/support/render-screen"
import { Rescue } from "./recovery"

const MB = 1_048_576

it.each([
	[{}, {}, /^Recorded on .+ \(3\.0 MB\)\. Nothing has been sent yet\.$/],
	[{}, { cut: true }, /^Recorded on .+ \(3\.0 MB\), and cut off when the page closed\.$/],
	[{ url: "/x" }, {}, /^Sending its 3\.0 MB was interrupted\./],
	[{ url: "/x", sentBytes: MB }, {}, /^1\.0 MB of 3\.0 MB uploaded\./],
	[{ url: "/x", sentBytes: 3 * MB, complete: true }, {}, /^All 3\.0 MB uploaded\./],
] satisfies [Partial<UploadPlace>, Partial<Recovered>, RegExp][])(
	"shows the size of a take: %j, %j",
	(upload, recovered, words) => {
		const take = {
			blob: new Blob([new Uint8Array(3 * MB)]),
			durationSeconds: 5,
			source: "camera",
			upload: { ...newPlace(), ...upload },
		} as unknown as Take
		const { container } = renderScreen(
			<Rescue take={take} recovered={{ startedAt: 0, cut: false, typed: {}, ...recovered }} />,
		)
		expect(container.querySelector("p")?.textContent).toMatch(words)
	},
)
