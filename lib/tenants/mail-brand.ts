import { env } from "@/lib/env"
import type { MailBrand } from "@/lib/mail/layout"
import { assetUrl } from "@/lib/storage/asset-url"
import { brandPalette } from "./brand-palette"

interface Branded {
	name: string
	logoKey: string | null
	brandColor: string | null
}

/** No large mail program shows an SVG. */
const SHOWN = /\.(jpg|png|webp)$/

export function mailBrand({ name, logoKey, brandColor }: Branded): MailBrand {
	const logoUrl = logoKey && SHOWN.test(logoKey) ? `${env().APP_URL}${assetUrl(logoKey)}` : null
	return { name, logoUrl, colors: brandPalette(brandColor) }
}
