"use client"

import { Eye } from "lucide-react"
import { type ReactNode, useState, useSyncExternalStore } from "react"
import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { commonWords } from "@/components/ui/common-words"
import { Dialog } from "@/components/ui/dialog"
import { formWords } from "./form-words"

/** The width from which form and preview fit side by side: Tailwind's lg. */
const WIDE = "(min-width: 64rem)"

const onWidth = (changed: () => void) => {
	const query = matchMedia(WIDE)
	query.addEventListener("change", changed)
	return () => query.removeEventListener("change", changed)
}

export interface WithPreviewProps {
	/** A function, since an element would load its code even on phones that never open the preview. */
	preview: () => ReactNode
	/** True if the preview needs more room than the form. */
	roomy?: boolean
	/** A function gets the button that opens the preview, or null if the preview is beside the form. */
	children: ReactNode | ((previewButton: ReactNode) => ReactNode)
}

export function WithPreview({ preview, roomy = false, children }: WithPreviewProps) {
	const wide = useSyncExternalStore(
		onWidth,
		() => matchMedia(WIDE).matches,
		() => true,
	)
	const [asked, setAsked] = useState(false)
	const button = wide ? null : (
		<Button onClick={() => setAsked(true)}>
			<Eye aria-hidden size={16} />
			{formWords.showPreview}
		</Button>
	)
	return (
		<div
			className={classNames(
				"grid gap-x-12 gap-y-8",
				roomy ? "lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]" : "lg:grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)]",
			)}
		>
			<div className="flex min-w-0 flex-col gap-10">
				{typeof children === "function" ? (
					children(button)
				) : (
					<>
						{button && <div>{button}</div>}
						{children}
					</>
				)}
			</div>
			<div className="hidden min-w-0 lg:block">
				<div className="sticky top-6">{wide && preview()}</div>
			</div>
			<Dialog open={asked && !wide} onOpenChange={setAsked} title={commonWords.preview}>
				{asked && !wide && preview()}
			</Dialog>
		</div>
	)
}
