"use client"

import { ErrorState } from "@/components/ui/error-state"

/** The last net, for what breaks in the browser: what fails on the server, the pages say in their own HTML. */
export default function AdminError() {
	return (
		<main>
			<ErrorState title="Something went wrong">The page stopped working. Loading it again usually helps.</ErrorState>
		</main>
	)
}
