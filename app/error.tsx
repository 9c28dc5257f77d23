"use client"

import * as layoutWords from "@/components/layout/layout-words"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { buttonClass } from "@/components/ui/button-class"
import { t } from "@/lib/languages/t"

/** Catches what no other boundary catches. Reloads, since the boundary's retry would keep a broken page's scripts. */
export default function PageError() {
	return (
		<MessageScreen
			title={t(layoutWords.pageCrashed)}
			message={t(layoutWords.pageCrashedWhy)}
			retry
			action={
				<a href="/" className={buttonClass({ size: "lg" })}>
					{t(layoutWords.toHomepage)}
				</a>
			}
		/>
	)
}
