import type { Metadata } from "next"
import { InTheirLanguage } from "@/components/languages/in-their-language"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import * as pageWords from "@/components/testimonial-pages/page-words"
import { StructuredData } from "@/components/testimonial-pages/structured-data"
import { graphOfWall, wallMetadata } from "@/components/wall/wall-metadata"
import { WallPage } from "@/components/wall/wall-page"
import * as wallWords from "@/components/wall/wall-words"
import { env } from "@/lib/env"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPublicPage } from "@/lib/http/public-pages"
import { t } from "@/lib/languages/t"

type Props = { params: Promise<{ tenantSlug: string }>; searchParams: Promise<{ after?: string | string[] }> }

async function read({ params, searchParams }: Props) {
	const { tenantSlug } = await params
	const { after } = await searchParams
	return readPublicPage("wall", tenantSlug, typeof after === "string" ? after : undefined)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const wall = await read(props).catch(() => null)
	if (!wall) return { title: t(wallWords.title), robots: { index: false } }
	return wallMetadata(wall, env().APP_URL)
}

export default async function TenantWallPage(props: Props) {
	const loaded = await readOrFail(read(props), "wall not readable")
	if (!loaded) return <MessageScreen title={t(pageWords.unavailableTitle)} message={t(pageWords.failed)} retry />
	const wall = loaded.shown
	if (!wall) {
		await setPageStatus(404)
		return <MessageScreen title={t(pageWords.unavailableTitle)} message={t(wallWords.notFound)} />
	}
	const graph = graphOfWall(wall, env().APP_URL)
	return (
		<>
			<InTheirLanguage page="wall" texts={[]}>
				<WallPage wall={wall} />
			</InTheirLanguage>
			{graph.length > 0 && <StructuredData graph={graph} />}
		</>
	)
}
