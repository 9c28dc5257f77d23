import type { Metadata } from "next"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { PAGE_FAILED, UNAVAILABLE_TITLE } from "@/components/testimonial-pages/page-texts"
import { StructuredData } from "@/components/testimonial-pages/structured-data"
import { graphOfWall, wallMetadata } from "@/components/wall/wall-metadata"
import { WallPage } from "@/components/wall/wall-page"
import { WALL_NOT_FOUND, WALL_TITLE } from "@/components/wall/wall-texts"
import { env } from "@/lib/env"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPage } from "@/lib/http/public-pages"

type Props = { params: Promise<{ tenantSlug: string }>; searchParams: Promise<{ after?: string | string[] }> }

async function read({ params, searchParams }: Props) {
	const { tenantSlug } = await params
	const { after } = await searchParams
	return readPage("wall", tenantSlug, typeof after === "string" ? after : undefined)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const wall = await read(props).catch(() => null)
	if (!wall) return { title: WALL_TITLE, robots: { index: false } }
	return wallMetadata(wall, env().APP_URL)
}

export default async function TenantWallPage(props: Props) {
	const loaded = await readOrFail(read(props), "wall not readable")
	if (!loaded) return <MessageScreen title={UNAVAILABLE_TITLE} message={PAGE_FAILED} retry />
	const wall = loaded.shown
	if (!wall) {
		await setPageStatus(404)
		return <MessageScreen title={UNAVAILABLE_TITLE} message={WALL_NOT_FOUND} />
	}
	const graph = graphOfWall(wall, env().APP_URL)
	return (
		<>
			<WallPage wall={wall} />
			{graph.length > 0 && <StructuredData graph={graph} />}
		</>
	)
}
