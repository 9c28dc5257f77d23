"use client"

import { usePathname } from "next/navigation"
import * as layoutWords from "@/components/layout/layout-words"
import { buttonClass } from "@/components/ui/button-class"
import { ErrorState } from "@/components/ui/error-state"

/** Last resort for errors in the browser. The pages render server failures into their own HTML. */
export default function AdminError() {
	const area = /^\/admin\/(?!chatbot(?:\/|$))[^/]+/.exec(usePathname())?.[0] ?? "/admin/platform"
	return (
		<main>
			<ErrorState
				title={layoutWords.pageCrashed}
				action={
					// A full load: the scripts of the broken page are of no more use. Without the tab, a visit from the chatbot leads back.
					<a href={`${area}/dashboard?tab=testimonials`} className={buttonClass({ variant: "quiet" })}>
						{layoutWords.backToDashboard}
					</a>
				}
			>
				{layoutWords.dashboardCrashedWhy}
			</ErrorState>
		</main>
	)
}
