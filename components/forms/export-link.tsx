"use client"

import { Download } from "lucide-react"
import type { MouseEvent } from "react"
import { buttonClass } from "@/components/ui/button-class"
import { EXPORT_CSV } from "@/components/ui/ui-texts"
import { saveAddress } from "@/lib/client/save-file"
import { adminCall } from "@/lib/client/session"
import { EXPORT_FAILED } from "./form-texts"
import { toastError } from "./toast-error"

/**
 * A link and not a call, so that the browser streams the download. Before it follows the link, it lets the server ask
 * for the second step, which a download cannot do.
 */
export function ExportLink({ href }: { href: string }) {
	async function follow(event: MouseEvent): Promise<void> {
		event.preventDefault()
		try {
			await adminCall("GET /api/admin/confirm", {})
			saveAddress(href, "")
		} catch (error) {
			toastError(EXPORT_FAILED, error)
		}
	}

	return (
		<a href={href} download onClick={(event) => void follow(event)} className={buttonClass({ variant: "secondary" })}>
			<Download aria-hidden size={16} />
			{EXPORT_CSV}
		</a>
	)
}
