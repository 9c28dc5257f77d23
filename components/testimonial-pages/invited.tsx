import { useEffect } from "react"
import { call } from "@/lib/client/api"
import { fillIn } from "./read-form"

export interface InvitedProps {
	tenantSlug: string
	token: string
	/** There is a video, which the visitor may still take again. */
	hasTake: boolean
	formId: string
}

/**
 * Fills in name and address for an invited visitor, and reports that the page was opened and a video recorded. By this
 * script and not by the link, because mail scanners follow links. A report that does not arrive is not missed.
 */
export function Invited({ tenantSlug, token, hasTake, formId }: InvitedProps) {
	const step = hasTake ? "recorded" : "opened"
	useEffect(() => {
		call("POST /api/tenant/{tenantSlug}/invitation", { params: { tenantSlug }, body: { token, step } }).then(
			(known) => {
				const form = document.getElementById(formId)
				if (form instanceof HTMLFormElement) fillIn(form, { ...known })
			},
			() => {},
		)
	}, [tenantSlug, token, step, formId])
	return null
}
