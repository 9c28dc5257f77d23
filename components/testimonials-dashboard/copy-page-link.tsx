"use client"

import { Link2 } from "lucide-react"
import { useState } from "react"
import { toast } from "sonner"
import { copyText } from "@/components/forms/copy-text"
import { Button } from "@/components/ui/button"
import type { ButtonVariant } from "@/components/ui/button-class"
import { Dialog } from "@/components/ui/dialog"
import {
	COPY_PAGE_LINK,
	LINK_NOT_COPIED,
	PAGE_LINK,
	PAGE_LINK_COPIED,
	YOUR_PAGE_LINK,
} from "@/lib/submissions/dashboard-texts"
import { CopyField } from "./copy-field"

/** Copies the public page's address, which the admin needs most often. */
export function CopyPageLink({ address, variant }: { address: string; variant?: ButtonVariant }) {
	const [refused, setRefused] = useState(false)

	async function copy() {
		if (await copyText(address)) toast.success(PAGE_LINK_COPIED, { description: address })
		else setRefused(true)
	}

	return (
		<>
			<Button variant={variant} onClick={copy}>
				<Link2 aria-hidden size={16} />
				{COPY_PAGE_LINK}
			</Button>
			<Dialog
				open={refused}
				onOpenChange={() => setRefused(false)}
				title={YOUR_PAGE_LINK}
				description={LINK_NOT_COPIED}
			>
				<CopyField label={PAGE_LINK} value={address} selected />
			</Dialog>
		</>
	)
}
