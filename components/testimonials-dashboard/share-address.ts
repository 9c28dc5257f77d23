import type { ShareNetwork } from "@/lib/submissions/dashboard-words"

/** The network's share page for this address. LinkedIn and Facebook read the text from the page's Open Graph tags. */
export function shareAddress(network: ShareNetwork, shareUrl: string, shareText: string): string {
	const url = encodeURIComponent(shareUrl)
	switch (network) {
		case "twitter":
			return `https://twitter.com/intent/tweet?text=${encodeURIComponent(shareText)}&url=${url}`
		case "linkedin":
			return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`
		case "facebook":
			return `https://www.facebook.com/sharer/sharer.php?u=${url}`
	}
}
