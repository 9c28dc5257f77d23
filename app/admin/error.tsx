"use client"

import { ErrorState } from "@/components/ui/error-state"

/** Last resort for errors in the browser. The pages render server failures into their own HTML. */
export default function AdminError() {
	return (
		<main>
			<ErrorState title="Something went wrong">The page stopped working. Loading it again usually helps.</ErrorState>
		</main>
	)
}
