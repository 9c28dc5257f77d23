"use client"

import { Link2 } from "lucide-react"
import { useState } from "react"
import { toast } from "sonner"
import { copyText } from "@/components/forms/copy-text"
import { Button } from "@/components/ui/button"
import type { ButtonSize, ButtonVariant } from "@/components/ui/button-class"
import { Dialog } from "@/components/ui/dialog"
import {
	COPY_PAGE_LINK,
	COPY_WITHDRAWAL_LINK,
	LINK_NOT_COPIED,
	PAGE_LINK,
	PAGE_LINK_COPIED,
	WITHDRAWAL_LINK,
	WITHDRAWAL_LINK_ABOUT,
	WITHDRAWAL_LINK_COPIED,
	YOUR_PAGE_LINK,
	YOUR_WITHDRAWAL_LINK,
} from "@/lib/submissions/dashboard-texts"
import { CopyField } from "./copy-field"

interface CopyLinkProps {
	address: string
	words: { button: string; copied: string; about: string; title: string; field: string }
	variant?: ButtonVariant
	size?: ButtonSize
}

function CopyLink({ address, words, variant, size }: CopyLinkProps) {
	const [refused, setRefused] = useState(false)

	async function copy() {
		if (await copyText(address)) toast.success(words.copied, { description: words.about })
		else setRefused(true)
	}

	return (
		<>
			<Button variant={variant} size={size} onClick={copy}>
				<Link2 aria-hidden size={16} />
				{words.button}
			</Button>
			<Dialog open={refused} onOpenChange={() => setRefused(false)} title={words.title} description={LINK_NOT_COPIED}>
				<CopyField label={words.field} value={address} selected />
			</Dialog>
		</>
	)
}

/** Copies the public page's address, which the admin needs most often. */
export function CopyPageLink({ address, variant }: { address: string; variant?: ButtonVariant }) {
	const words = {
		button: COPY_PAGE_LINK,
		copied: PAGE_LINK_COPIED,
		about: address,
		title: YOUR_PAGE_LINK,
		field: PAGE_LINK,
	}
	return <CopyLink address={address} words={words} variant={variant} />
}

const WITHDRAWAL = {
	button: COPY_WITHDRAWAL_LINK,
	copied: WITHDRAWAL_LINK_COPIED,
	about: WITHDRAWAL_LINK_ABOUT,
	title: YOUR_WITHDRAWAL_LINK,
	field: WITHDRAWAL_LINK,
}

/** Copies what the customer of an imported testimonial withdraws the consent with. */
export function CopyWithdrawalLink({ address }: { address: string }) {
	return <CopyLink address={address} words={WITHDRAWAL} size="sm" />
}
