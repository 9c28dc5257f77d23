import type { Metadata } from "next"
import { ImportPage } from "@/components/import/import-page"
import { importWords } from "@/components/import/import-words"
import { DashboardFailure } from "@/components/testimonials-dashboard/dashboard-failure"
import { type PageSearchParams, readListSearch } from "@/components/testimonials-dashboard/list-search"
import { failPage } from "@/lib/http/page-status"
import { loadImport } from "@/lib/submissions/imports/loaders"

export const metadata: Metadata = { title: importWords.title, robots: { index: false } }

export interface ImportTestimonialsPageProps {
	params: Promise<{ tenantSlug: string }>
	searchParams: Promise<PageSearchParams>
}

export default async function ImportTestimonialsPage({ params, searchParams }: ImportTestimonialsPageProps) {
	const [{ tenantSlug }, query] = await Promise.all([params, searchParams])
	const loaded = await loadImport(tenantSlug).catch((error) => failPage(error, "import page not loaded"))
	if (!loaded) return <DashboardFailure />
	return <ImportPage {...loaded} kind={readListSearch(query).kind ?? "video"} />
}
