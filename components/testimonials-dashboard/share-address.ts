import type { ShareNetwork } from "@/lib/submissions/dashboard-words"

/** The network's share page for this address. LinkedIn and Facebook read the text from the page's Open Graph tags. */
export function shareAddress(network: ShareNetwork, shareUrl: string, shareText: string): string {
	const url = encodeURIComponent(shareUrl)
	switch (network) {
		case "twitter":
			return `https://twitter.com/intent/tweet?text=${encodeURIComponent(shareText)}&url=${url}`
		case "linkedin":
			return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`
		case "whatsapp":
			return `https://wa.me/?text=${encodeURIComponent(`${shareText}\n${shareUrl}`)}`
		case "facebook":
			return `https://www.facebook.com/sharer/sharer.php?u=${url}`
	}
}

/** A mail with the caption as its subject and its first line. */
export const mailAddress = (shareUrl: string, shareText: string): string =>
	`mailto:?subject=${encodeURIComponent(shareText)}&body=${encodeURIComponent(`${shareText}\r\n\r\n${shareUrl}`)}`
