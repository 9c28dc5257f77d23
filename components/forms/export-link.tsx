"use client"

import { Download } from "lucide-react"
import type { MouseEvent } from "react"
import { buttonClass } from "@/components/ui/button-class"
import * as uiWords from "@/components/ui/ui-words"
import { saveAddress } from "@/lib/client/save-file"
import { adminCall } from "@/lib/client/session"
import { formWords } from "./form-words"
import { toastError } from "./toast-error"

/** A link, so that the browser streams the download. It asks for the second step first: a download can't. */
export function ExportLink({ href }: { href: string }) {
	async function follow(event: MouseEvent): Promise<void> {
		event.preventDefault()
		try {
			await adminCall("GET /api/admin/confirm", {})
			saveAddress(href, "")
		} catch (error) {
			toastError(formWords.exportFailed, error)
		}
	}

	return (
		<a href={href} download onClick={(event) => void follow(event)} className={buttonClass({ variant: "secondary" })}>
			<Download aria-hidden size={16} />
			{uiWords.exportCsv}
		</a>
	)
}
