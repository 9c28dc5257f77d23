"use client"

import { MessageScreen } from "@/components/testimonials/message-screen"

/** Catches what no other boundary catches. Reloads, since the boundary's retry would keep a broken page's scripts. */
export default function PageError() {
	return (
		<MessageScreen
			title="Something went wrong"
			message="This page could not be shown. Nothing that you sent before is lost."
			retry
		/>
	)
}
