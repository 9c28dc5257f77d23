import { describe, expect, it } from "vitest"
import { presentCaptionsAnswer } from "./present"
import type { CaptionedRow } from "./row-mutations"

describe("presentCaptionsAnswer", () => {
	it("says, without a provider's key, why nothing is transcribed and what can be done instead", () => {
		expect(presentCaptionsAnswer({ captions: null } as CaptionedRow)).toEqual({
			captions: null,
			transcription: {
				available: false,
				reason: "Automatic transcription isn't set up on this server. Write the captions yourself or upload a file.",
			},
		})
	})
})
