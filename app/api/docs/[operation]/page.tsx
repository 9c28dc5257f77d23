import type { Metadata } from "next"
import * as apiDocsWords from "@/components/api-docs/api-docs-words"
import { CallPage } from "@/components/api-docs/call-page"
import { DOCS } from "@/components/api-docs/docs-paths"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { buttonClass } from "@/components/ui/button-class"
import { operationsOf } from "@/lib/description/api-description"
import { loadApiDocs } from "@/lib/description/loaders"
import { failPage, setPageStatus } from "@/lib/http/page-status"

type Props = { params: Promise<{ operation: string }> }

async function read({ params }: Props) {
	const { operation: asked } = await params
	const docs = await loadApiDocs()
	return { ...docs, operation: operationsOf(docs.api).find(({ operationId }) => operationId === asked) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const docs = await read(props).catch(() => null)
	return { title: docs?.operation?.summary ?? apiDocsWords.apiReference, robots: { index: false } }
}

export default async function ApiCallPage(props: Props) {
	const docs = await read(props).catch((error: unknown) => failPage(error, "description of the API not made"))
	if (!docs) return <MessageScreen area="home" title={apiDocsWords.apiReference} message={apiDocsWords.failed} retry />
	if (!docs.operation) {
		await setPageStatus(404)
		const toAll = (
			<a href={DOCS} className={buttonClass({ size: "lg" })}>
				{apiDocsWords.allCalls}
			</a>
		)
		return (
			<MessageScreen
				area="home"
				title={apiDocsWords.unknownCall}
				message={apiDocsWords.unknownCallWhy}
				action={toAll}
			/>
		)
	}
	return <CallPage {...docs} operation={docs.operation} />
}
