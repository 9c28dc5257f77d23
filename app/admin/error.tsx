"use client"

import { usePathname } from "next/navigation"
import { BACK_TO_DASHBOARD, DASHBOARD_CRASHED_WHY, PAGE_CRASHED } from "@/components/layout/layout-texts"
import { buttonClass } from "@/components/ui/button-class"
import { ErrorState } from "@/components/ui/error-state"

/** Last resort for errors in the browser. The pages render server failures into their own HTML. */
export default function AdminError() {
	const area = /^\/admin\/(?!chatbot(?:\/|$))[^/]+/.exec(usePathname())?.[0] ?? "/admin/platform"
	return (
		<main>
			<ErrorState
				title={PAGE_CRASHED}
				action={
					// A full load: the scripts of the broken page are of no more use.
					<a href={`${area}/dashboard`} className={buttonClass({ variant: "quiet" })}>
						{BACK_TO_DASHBOARD}
					</a>
				}
			>
				{DASHBOARD_CRASHED_WHY}
			</ErrorState>
		</main>
	)
}
