import { AppError } from "@/lib/errors"
import { assetUrl } from "@/lib/storage/asset-url"
import { findUnsubscribe } from "./queries"

export interface UnsubscribeView {
	business: { name: string; slug: string; logoUrl: string | null; brandColor: string | null }
	done: boolean
}

export async function loadUnsubscribe(token: string): Promise<UnsubscribeView | null> {
	try {
		const { tenant, done } = await findUnsubscribe(token)
		const { name, slug, logoKey, brandColor } = tenant
		return { business: { name, slug, logoUrl: assetUrl(logoKey), brandColor }, done }
	} catch (error) {
		if (error instanceof AppError && error.code === "not_found") return null
		throw error
	}
}
