"use client"
import { type ReactNode, useState } from "react"
import type { OwnTexts } from "@/lib/languages/own"

/** Gives a browser the business's own texts in the page's language, before what is below is drawn. */
export function OwnTextsOfPage({ own, children }: { own: OwnTexts; children: ReactNode }) {
	// Once: calls add to them.
	useState(() => {
		if (typeof window !== "undefined") globalThis.ownTexts = own
	})
	return children
}
