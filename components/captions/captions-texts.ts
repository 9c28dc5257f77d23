import type { CaptionsState } from "@/lib/client/contract"

export const STATE_LABELS: Record<CaptionsState, string> = {
	processing: "Being transcribed",
	draft: "Draft",
	approved: "Approved",
	failed: "Transcription failed",
}

export const SAVE_FAILED = "The captions could not be saved"
export const APPROVE_ABOUT =
	"Approved captions are shown on the shared page, and your chatbot answers from what is said in them."

/** The languages offered by name. Uploaded or transcribed captions may be in any other language. */
const COMMON =
	"en es fr de it pt pt-BR nl da sv nb fi pl cs sk hu ro bg el tr uk ru sr hr sl et lv lt he ar fa hi bn ta ur id ms vi th zh ja ko"

/** Options for a select, sorted by name. Always includes `current`. */
export function languageOptions(current: string): { value: string; label: string }[] {
	const names = new Intl.DisplayNames(["en"], { type: "language" })
	const codes = [...new Set([...COMMON.split(" "), current])]
	return codes
		.map((value) => ({ value, label: names.of(value) ?? value }))
		.sort((a, b) => a.label.localeCompare(b.label, "en"))
}
