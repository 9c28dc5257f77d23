export const STATEMENT = "Each customer agreed by email in spring 2026 that we may publish this."

/** A list without a header, whose columns are name and text. */
export const textImport = (csv: string, about: Record<string, unknown> = {}) => ({
	csv,
	columns: { name: 0, text: 1 },
	has_header: false,
	consent_statement: STATEMENT,
	...about,
})

interface ImportForm {
	video?: Uint8Array
	/** More fields, or "" in place of those that every form has. */
	about?: Record<string, string>
}

/** The form of a video that a business imports. */
export function importForm({ video, about = {} }: ImportForm): FormData {
	const form = new FormData()
	for (const [field, value] of Object.entries({ name: "Ada Lovelace", consent_statement: STATEMENT, ...about }))
		form.set(field, value)
	if (video) form.set("video", new Blob([new Uint8Array(video)], { type: "video/webm" }), "ada.webm")
	return form
}
