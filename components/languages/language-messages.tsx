"use client"
import type { ReactNode } from "react"
import type { VisitorLanguage } from "@/lib/languages/t"
import { keyOf, type PackedMessages, translator, unpack } from "@/lib/languages/translator"

interface Props extends Omit<VisitorLanguage, "translate" | "refusal" | "fingerprint"> {
	messages: PackedMessages
	children: ReactNode
}

/** Gives a browser the page's language, before what is below is drawn. A server has it already (current-language.ts). */
export function LanguageMessages({ messages, children, ...language }: Props) {
	if (typeof window !== "undefined")
		globalThis.visitorLanguage ??= { ...language, ...translator(unpack(messages), language), fingerprint: keyOf }
	return children
}
