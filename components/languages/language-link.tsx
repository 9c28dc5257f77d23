"use client"

import type { MouseEvent } from "react"
import { LANG } from "@/lib/languages/keep-language"
import type { LanguageOffer } from "@/lib/languages/offer"

interface LanguageLinkProps {
	language: LanguageOffer["languages"][number]
	isCurrent: boolean
	className: string | undefined
}

/** The rest of the address stays: an invitation, the place in a wall, the frame of another site. */
function keepAddress({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
	const query = new URLSearchParams(location.search)
	query.set(LANG, link.hreflang)
	link.search = query.toString()
}

export function LanguageLink({ language: { code, name, dir }, isCurrent, className }: LanguageLinkProps) {
	return (
		<a
			href={`?${LANG}=${code}`}
			hrefLang={code}
			lang={code}
			dir={dir}
			aria-current={isCurrent ? "true" : undefined}
			onClick={keepAddress}
			className={className}
		>
			{name}
		</a>
	)
}
