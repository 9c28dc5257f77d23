import { send } from "./send"

export interface SubmitForm {
	name?: string
	email?: string
	website?: string
	consent?: string
	duration_seconds?: string
	ip_address?: string
	user_agent?: string
	[field: string]: string | undefined
}

export const GOOD_FORM = {
	name: "Grace Hopper",
	email: "Grace@Example.com ",
	website: "example.com",
	consent: "true",
	duration_seconds: "3",
	ip_address: "",
	user_agent: "test browser",
} as const

/** A written testimonial, as JSON or as the fields of a form. */
export const GOOD_TEXT = {
	name: "Grace Hopper",
	email: "Grace@Example.com ",
	website: "example.com",
	consent: "true",
	text: "They fixed my bike in an hour, and it has run well since.",
} as const

interface SubmitOptions {
	form?: SubmitForm
	video?: Uint8Array | null
	filename?: string
	type?: string
	poster?: Uint8Array
	headers?: Record<string, string>
}

/** The multipart submission form, fields first. An undefined field is left out. */
export function submissionForm({ form = GOOD_FORM, video, filename, type, poster }: SubmitOptions): FormData {
	const body = new FormData()
	for (const [field, value] of Object.entries(form)) if (value !== undefined) body.set(field, value)
	if (poster) body.set("poster", new Blob([new Uint8Array(poster)], { type: "image/jpeg" }), "poster.jpg")
	if (video) {
		const blob = new Blob([new Uint8Array(video)], { type: type ?? "video/webm" })
		body.set("video", blob, filename ?? "testimonial.webm")
	}
	return body
}

export function submit(url: string, tenantSlug: string, options: SubmitOptions) {
	return send(url, "POST /api/tenant/{tenantSlug}/submit", {
		params: { tenantSlug },
		raw: submissionForm(options),
		headers: options.headers,
	})
}
