"use client"

import { Link2 } from "lucide-react"
import { useState } from "react"
import { toast } from "sonner"
import { copyText } from "@/components/forms/copy-text"
import { Button } from "@/components/ui/button"
import type { ButtonSize, ButtonVariant } from "@/components/ui/button-class"
import { Dialog } from "@/components/ui/dialog"
import { shareWords, testimonialListWords } from "@/lib/submissions/dashboard-words"
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
			<Dialog
				open={refused}
				onOpenChange={() => setRefused(false)}
				title={words.title}
				description={shareWords.linkNotCopied}
			>
				<CopyField label={words.field} value={address} selected />
			</Dialog>
		</>
	)
}

export function CopyPageLink({ address, variant }: { address: string; variant?: ButtonVariant }) {
	const words = {
		button: testimonialListWords.copyPageLink,
		copied: testimonialListWords.pageLinkCopied,
		about: address,
		title: testimonialListWords.yourPageLink,
		field: testimonialListWords.pageLink,
	}
	return <CopyLink address={address} words={words} variant={variant} />
}

const WITHDRAWAL = {
	button: testimonialListWords.copyWithdrawalLink,
	copied: testimonialListWords.withdrawalLinkCopied,
	about: testimonialListWords.withdrawalLinkAbout,
	title: testimonialListWords.yourWithdrawalLink,
	field: testimonialListWords.withdrawalLink,
}

/** Copies what the customer of an imported testimonial withdraws the consent with. */
export function CopyWithdrawalLink({ address }: { address: string }) {
	return <CopyLink address={address} words={WITHDRAWAL} size="sm" />
}
