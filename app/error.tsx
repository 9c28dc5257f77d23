"use client"

import * as layoutWords from "@/components/layout/layout-words"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { buttonClass } from "@/components/ui/button-class"

/** Catches what no other boundary catches. Reloads, since the boundary's retry would keep a broken page's scripts. */
export default function PageError() {
	return (
		<MessageScreen
			title={layoutWords.pageCrashed}
			message={layoutWords.pageCrashedWhy}
			retry
			action={
				<a href="/" className={buttonClass({ size: "lg" })}>
					{layoutWords.toHomepage}
				</a>
			}
		/>
	)
}
