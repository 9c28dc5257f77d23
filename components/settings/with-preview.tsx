"use client"

import { Eye } from "lucide-react"
import { type ReactNode, useState, useSyncExternalStore } from "react"
import { Button } from "@/components/ui/button"

/** The width from which form and preview stand side by side; Tailwind's lg. */
const WIDE = "(min-width: 64rem)"

const onWidth = (changed: () => void) => {
	const query = matchMedia(WIDE)
	query.addEventListener("change", changed)
	return () => query.removeEventListener("change", changed)
}

/** Form and preview side by side; where there is no room for both, the preview comes when it is asked for. */
export function WithPreview({ preview, children }: { preview: () => ReactNode; children: ReactNode }) {
	const wide = useSyncExternalStore(
		onWidth,
		() => matchMedia(WIDE).matches,
		() => false,
	)
	const [asked, setAsked] = useState(false)
	return (
		<div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)]">
			<div className="flex min-w-0 flex-col gap-10">{children}</div>
			<div className="min-w-0">
				<div className="flex flex-col gap-4 lg:sticky lg:top-6">
					{!wide && (
						<div className="lg:hidden">
							<Button wide aria-expanded={asked} onClick={() => setAsked(!asked)}>
								<Eye aria-hidden size={16} />
								{asked ? "Hide preview" : "Show preview"}
							</Button>
						</div>
					)}
					{(wide || asked) && preview()}
				</div>
			</div>
		</div>
	)
}
