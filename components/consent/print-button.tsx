"use client"

import { Button } from "@/components/ui/button"
import { useAlive } from "@/components/ui/use-alive"
import { CONSENT_PAGE_TEXTS } from "./consent-texts"

export function PrintButton() {
	const alive = useAlive()
	return (
		<Button disabled={!alive} onClick={() => window.print()}>
			{CONSENT_PAGE_TEXTS.print}
		</Button>
	)
}
