"use client"

import { ImageUp } from "lucide-react"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { PlatformLogoUpload } from "./platform-logo-upload"

/** Beside the logo in the top bar, for platform admins. */
export function PlatformLogoButton({ logoUrl }: { logoUrl: string | null }) {
	const [open, setOpen] = useState(false)
	return (
		<>
			<Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
				<ImageUp aria-hidden size={16} className="text-ink-muted" />
				<span className="font-normal text-ink-muted max-lg:sr-only">{logoUrl ? "Change logo" : "Upload logo"}</span>
			</Button>
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
