"use client"

import { Button } from "@/components/ui/button"
import { CONSENT_PAGE_TEXTS } from "./consent-texts"

export function PrintButton() {
	return <Button onClick={() => window.print()}>{CONSENT_PAGE_TEXTS.print}</Button>
}
