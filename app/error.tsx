"use client"

import { PAGE_CRASHED, PAGE_CRASHED_WHY, TO_HOMEPAGE } from "@/components/layout/layout-texts"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { buttonClass } from "@/components/ui/button-class"

/** Catches what no other boundary catches. Reloads, since the boundary's retry would keep a broken page's scripts. */
export default function PageError() {
	return (
		<MessageScreen
			title={PAGE_CRASHED}
			message={PAGE_CRASHED_WHY}
			retry
			action={
				<a href="/" className={buttonClass({ size: "lg" })}>
					{TO_HOMEPAGE}
				</a>
			}
		/>
	)
}
