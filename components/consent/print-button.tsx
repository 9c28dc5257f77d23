"use client"

import { Button } from "@/components/ui/button"
import * as consentWords from "./consent-words"

export function PrintButton() {
	return <Button onClick={() => window.print()}>{consentWords.print}</Button>
}
