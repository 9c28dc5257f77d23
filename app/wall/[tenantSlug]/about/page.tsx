import type { Metadata } from "next"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { PAGE_FAILED, UNAVAILABLE_TITLE } from "@/components/testimonial-pages/page-texts"
import { FiguresPage } from "@/components/wall/figures-page"
import { FIGURES_TITLE, figuresTitle } from "@/components/wall/figures-texts"
import { WALL_NOT_FOUND } from "@/components/wall/wall-texts"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPage } from "@/lib/http/public-pages"

type Props = { params: Promise<{ tenantSlug: string }> }

const read = async ({ params }: Props) => readPage("figures", (await params).tenantSlug)

export async function generateMetadata(props: Props): Promise<Metadata> {
	const figures = await read(props).catch(() => null)
	if (!figures) return { title: FIGURES_TITLE, robots: { index: false } }
	return {
		title: { absolute: figuresTitle(figures.business.name) },
		robots: figures.show_in_search ? undefined : { index: false, follow: false },
	}
}

export default async function TenantFiguresPage(props: Props) {
	const loaded = await readOrFail(read(props), "figures not readable")
	if (!loaded) return <MessageScreen title={UNAVAILABLE_TITLE} message={PAGE_FAILED} retry />
	if (!loaded.shown) {
		await setPageStatus(404)
		return <MessageScreen title={UNAVAILABLE_TITLE} message={WALL_NOT_FOUND} />
	}
	return <FiguresPage figures={loaded.shown} />
}
