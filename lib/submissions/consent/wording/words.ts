import { refusal } from "@/lib/refusals"

export const wordingRefusals = {
	/** The server no longer knows the sentence that a page showed. The page then shows the present one. */
	changed: refusal(
		"consent_changed",
		"This sentence has changed. Please read it again, then check the box if you agree.",
	),
	stale: "The sentence was changed in the meantime. Reload to see the latest version.",
}
