"use client"

import { MessageScreen } from "@/components/testimonials/message-screen"

/** What nothing else caught. A reload and not the boundary's retry: that leaves a broken page's scripts in place. */
export default function PageError() {
	return (
		<MessageScreen
			title="Something went wrong"
			message="This page could not be shown. Nothing that you sent before is lost."
			retry
		/>
	)
}
