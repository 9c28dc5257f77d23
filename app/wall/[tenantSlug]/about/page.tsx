import type { Metadata } from "next"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import * as pageWords from "@/components/testimonial-pages/page-words"
import { FiguresPage } from "@/components/wall/figures-page"
import * as figuresWords from "@/components/wall/figures-words"
import * as wallWords from "@/components/wall/wall-words"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPublicPage } from "@/lib/http/public-pages"
import { t } from "@/lib/languages/t"

type Props = { params: Promise<{ tenantSlug: string }> }

const read = async ({ params }: Props) => readPublicPage("figures", (await params).tenantSlug)

export async function generateMetadata(props: Props): Promise<Metadata> {
	const figures = await read(props).catch(() => null)
	if (!figures) return { title: t(figuresWords.title), robots: { index: false } }
	return {
		title: { absolute: figuresWords.titleFor(figures.business.name) },
		robots: figures.show_in_search ? undefined : { index: false, follow: false },
	}
}

export default async function TenantFiguresPage(props: Props) {
	const loaded = await readOrFail(read(props), "figures not readable")
	if (!loaded) return <MessageScreen title={t(pageWords.unavailableTitle)} message={t(pageWords.failed)} retry />
	if (!loaded.shown) {
		await setPageStatus(404)
		return <MessageScreen title={t(pageWords.unavailableTitle)} message={t(wallWords.notFound)} />
	}
	return <FiguresPage figures={loaded.shown} />
}
