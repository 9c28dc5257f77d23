import type { Metadata } from "next"
import * as apiDocsWords from "@/components/api-docs/api-docs-words"
import { Overview } from "@/components/api-docs/overview"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { callerOf } from "@/lib/description/find-operations"
import { loadApiDocs } from "@/lib/description/loaders"
import { failPage } from "@/lib/http/page-status"

export const metadata: Metadata = { title: apiDocsWords.apiReference, robots: { index: false } }

type Props = { searchParams: Promise<{ q?: string | string[]; caller?: string | string[] }> }

export default async function ApiDocsPage({ searchParams }: Props) {
	const { q, caller } = await searchParams
	const docs = await loadApiDocs().catch((error: unknown) => failPage(error, "description of the API not made"))
	if (!docs) return <MessageScreen area="home" title={apiDocsWords.apiReference} message={apiDocsWords.failed} retry />
	return <Overview {...docs} q={typeof q === "string" ? q.trim().slice(0, 200) : ""} caller={callerOf(caller)} />
}
