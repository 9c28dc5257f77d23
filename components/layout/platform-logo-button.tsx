"use client"

import { ImageUp } from "lucide-react"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import * as layoutWords from "./layout-words"
import { PlatformLogoUpload } from "./platform-logo-upload"

export function PlatformLogoButton({ logoUrl }: { logoUrl: string | null }) {
	const [open, setOpen] = useState(false)
	return (
		<>
			<Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
				<ImageUp aria-hidden size={16} className="text-ink-muted" />
				<span className="font-normal text-ink-muted max-lg:sr-only">
					{logoUrl ? layoutWords.changeLogo : layoutWords.uploadLogo}
				</span>
			</Button>
			<Dialog
				open={open}
				onOpenChange={setOpen}
				title={layoutWords.platformLogo}
				description={layoutWords.platformLogoAbout}
			>
				<PlatformLogoUpload logoUrl={logoUrl} />
			</Dialog>
		</>
	)
}
