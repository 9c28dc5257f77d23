"use client"

import { Button } from "@/components/ui/button"
import { t } from "@/lib/languages/t"
import * as consentWords from "./consent-words"

export function PrintButton() {
	return <Button onClick={() => window.print()}>{t(consentWords.print)}</Button>
}
