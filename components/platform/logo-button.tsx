"use client"

import { ImageUp } from "lucide-react"
import { useState } from "react"
import { Dialog } from "@/components/ui/dialog"
import { IconButton } from "@/components/ui/icon-button"
import { PlatformLogoUpload } from "./logo-upload"

/** Beside the logo in the top bar, for platform admins. */
export function PlatformLogoButton({ logoUrl }: { logoUrl: string | null }) {
	const [open, setOpen] = useState(false)
	return (
		<>
			<IconButton label={logoUrl ? "Change the platform's logo" : "Upload a logo"} onClick={() => setOpen(true)}>
				<ImageUp aria-hidden size={18} />
			</IconButton>
			<Dialog
				open={open}
				onOpenChange={setOpen}
				title="Platform logo"
				description="In the top bar, on the homepage and on the logins."
			>
				<PlatformLogoUpload logoUrl={logoUrl} />
			</Dialog>
		</>
	)
}
