"use client"

import { Button } from "@/components/ui/button"
import { PRINT } from "./consent-texts"

export function PrintButton() {
	return <Button onClick={() => window.print()}>{PRINT}</Button>
}
