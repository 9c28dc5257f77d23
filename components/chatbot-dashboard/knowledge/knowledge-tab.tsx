"use client"

import { FileUp, Globe, MessageCircleQuestion, Type } from "lucide-react"
import { useRouter } from "next/navigation"
import { useEffect, useRef, useState } from "react"
import { toast } from "sonner"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { useRowAction } from "@/components/forms/use-row-action"
import { listHref } from "@/components/testimonials-dashboard/list-search"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { EmptyState } from "@/components/ui/empty-state"
import { Pagination } from "@/components/ui/pagination"
import type { LoadedWebsites } from "@/lib/chatbot/knowledge/website/loaders"
import type { KnowledgeSource, Tag } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { knowledgeWords } from "../chatbot-words"
import { type SourceForm as Kind, playsOf, playsText, type SourceValues } from "./check-source"
import { PdfUpload } from "./pdf-upload"
import { SourceForm } from "./source-form"
import { SourceRow } from "./source-row"
import { useFreshWhileReading } from "./use-fresh-while-reading"
import { WebsiteForm } from "./website/website-form"
import { websiteWords } from "./website/website-words"
import { Websites, websiteHref } from "./website/websites"

export interface KnowledgeData {
	list: { items: KnowledgeSource[]; next: string | null }
	cursor: string | undefined
	learned: LoadedWebsites
	tags: readonly Tag[]
}

export interface KnowledgeTabProps {
	data: KnowledgeData
	base: string
	access: SettingsAccess
}

const NEW = { values: { title: "", content: "", plays: "" }, version: "" }
const savedOf = ({ title, content, plays, updated_at }: KnowledgeSource) => ({
	values: { title, content, plays: playsText(plays) },
	version: updated_at,
})
const formOf = ({ kind }: KnowledgeSource): Kind => (kind === "qa" ? "qa" : "text")

/** Testimonials come by themselves, so they stand apart from what someone has added. */
function groupsOf(sources: KnowledgeSource[]) {
	const isTestimonial = ({ kind }: KnowledgeSource) => kind === "testimonial"
	return [
		{ label: knowledgeWords.groups.added, sources: sources.filter((source) => !isTestimonial(source)) },
		{ label: knowledgeWords.groups.testimonials, sources: sources.filter(isTestimonial) },
	].filter((group) => group.sources.length > 0)
}

/** Answers the admin's question: what can the chatbot answer from, and how do I teach it more? */
export function KnowledgeTab({ data: { list, cursor, learned, tags }, base, access }: KnowledgeTabProps) {
	const router = useRouter()
	const [adding, setAdding] = useState<Kind | "pdf" | "website" | null>(null)
	const [editing, setEditing] = useState<KnowledgeSource | null>(null)
	const [opening, setOpening] = useState<string | null>(null)
	const box = useRef<HTMLDivElement>(null)
	const returnTo = useRef<string | null>(null)
	const readOnly = access.readOnly !== null
	const query = namedTenant(access)
	const isReading = learned.websites.some(({ state, pages_learning }) => state === "reading" || pages_learning > 0)
	useFreshWhileReading(isReading || list.items.some(({ status }) => status === "processing"))

	useEffect(() => {
		if (adding || editing || !returnTo.current) return
		box.current?.querySelector<HTMLElement>(`[data-return="${returnTo.current}"] button`)?.focus()
		returnTo.current = null
	}, [adding, editing])

	const whole = (id: string) => adminCall("GET /api/admin/chatbot/knowledge/{id}", { params: { id }, query })

	async function open({ id }: KnowledgeSource): Promise<void> {
		setOpening(id)
		try {
			setEditing(await whole(id))
			setAdding(null)
			returnTo.current = id
		} catch (error) {
			toastError(knowledgeWords.loadFailed, error)
		} finally {
			setOpening(null)
		}
	}

	async function add(kind: Kind, { title = "", content = "", plays = "" }: Partial<SourceValues>): Promise<void> {
		await adminCall("POST /api/admin/chatbot/knowledge", {
			query,
			body: { kind, title, content, plays: playsOf(plays) },
		})
		toast.success(knowledgeWords.saved, { description: knowledgeWords.savedHow })
		showNewest()
	}

	/** Reloads the list at its first page, since the new source is the newest. */
	function showNewest(): void {
		if (cursor) router.push(base)
		else router.refresh()
	}

	async function change({ id }: KnowledgeSource, changes: Partial<SourceValues>, version: string): Promise<void> {
		const { plays, ...texts } = changes
		const body = { ...texts, ...(plays !== undefined && { plays: playsOf(plays) ?? null }), updated_at: version }
		await adminCall("PUT /api/admin/chatbot/knowledge/{id}", { params: { id }, query, body })
		toast.success(knowledgeWords.saved)
		router.refresh()
	}

	const deletion = useRowAction<KnowledgeSource>({
		question: (source) => ({
			title: knowledgeWords.deleteTitle(knowledgeWords.nameOf(source)),
			description: knowledgeWords.deleteEffect,
			confirmLabel: commonWords.delete,
		}),
		send: ({ id }) => adminCall("DELETE /api/admin/chatbot/knowledge/{id}", { params: { id }, query }),
		done: knowledgeWords.deleted,
		nameOf: ({ title }) => title,
		failed: knowledgeWords.deleteFailed,
	})

	async function addWebsite(address: string): Promise<void> {
		const { id } = await adminCall("POST /api/admin/chatbot/websites", { query, body: { address } })
		setAdding(null)
		router.push(websiteHref(base, id), { scroll: false })
		router.refresh()
	}

	function choose(next: Kind | "pdf" | "website"): void {
		setEditing(null)
		setAdding(next)
		returnTo.current = next
	}

	return (
		<div ref={box} className="max-w-4xl">
			<div className="flex flex-col gap-4 border-b border-line py-4">
				<p className="text-ink-muted">
					{access.readOnly ?? `${knowledgeWords.about} ${knowledgeWords.testimonialsAbout}`}
				</p>
				<div className="flex flex-wrap gap-2">
					<span data-return="text">
						<Button
							variant={adding === null ? "primary" : "secondary"}
							disabled={readOnly}
							onClick={() => choose("text")}
						>
							<Type aria-hidden size={16} className="max-sm:hidden" />
							{knowledgeWords.addText}
						</Button>
					</span>
					<span data-return="qa">
						<Button disabled={readOnly} onClick={() => choose("qa")}>
							<MessageCircleQuestion aria-hidden size={16} className="max-sm:hidden" />
							<span>
								{knowledgeWords.addQuestion}
								<span className="max-sm:sr-only">{knowledgeWords.addQuestionRest}</span>
							</span>
						</Button>
					</span>
					<span data-return="pdf">
						<Button
							disabled={readOnly}
							aria-expanded={adding === "pdf"}
							onClick={() => (adding === "pdf" ? setAdding(null) : choose("pdf"))}
						>
							<FileUp aria-hidden size={16} className="max-sm:hidden" />
							{knowledgeWords.addPdf}
						</Button>
					</span>
					<span data-return="website">
						<Button disabled={readOnly} onClick={() => choose("website")}>
							<Globe aria-hidden size={16} className="max-sm:hidden" />
							{websiteWords.add}
						</Button>
					</span>
				</div>
				{adding === "website" && <WebsiteForm add={addWebsite} onClosed={() => setAdding(null)} />}
				{adding === "pdf" && <PdfUpload access={access} onReceived={showNewest} />}
				{(adding === "text" || adding === "qa") && (
					<SourceForm
						key={adding}
						kind={adding}
						title={adding === "qa" ? knowledgeWords.addQuestionTitle : knowledgeWords.addTextTitle}
						draftKey={`knowledge:${access.tenantId}:new-${adding}`}
						saved={NEW}
						tags={tags}
						save={(changes) => add(adding, changes)}
						loadNewer={async () => NEW}
						onClosed={() => setAdding(null)}
					/>
				)}
			</div>
			<Websites {...learned} base={base} access={access} />
			{list.items.length === 0
				? adding === null &&
					learned.websites.length === 0 && <EmptyState title={knowledgeWords.none}>{knowledgeWords.noneHow}</EmptyState>
				: groupsOf(list.items).map(({ label, sources }) => (
						<section key={label} className="pt-4">
							<h2 className="text-sm font-medium text-ink-muted">{label}</h2>
							<ul aria-label={label} className="divide-y divide-line border-b border-line">
								{sources.map((source) => (
									<li key={source.id} data-return={source.id}>
										{editing?.id === source.id ? (
											<div className="py-4">
												<SourceForm
													kind={formOf(editing)}
													title={knowledgeWords.editTitle(editing.title)}
													draftKey={`knowledge:${source.id}`}
													saved={savedOf(editing)}
													tags={tags}
													save={(changes, version) => change(editing, changes, version)}
													loadNewer={async () => savedOf(await whole(source.id))}
													onClosed={() => setEditing(null)}
												/>
											</div>
										) : (
											<SourceRow
												source={source}
												readOnly={readOnly}
												opening={opening === source.id}
												onEdit={() => void open(source)}
												onDelete={() => deletion.ask(source)}
											/>
										)}
									</li>
								))}
							</ul>
						</section>
					))}
			<Pagination
				label={knowledgeWords.pages}
				newestHref={cursor ? base : null}
				olderHref={list.next && listHref(base, { cursor: list.next })}
			/>
			{deletion.dialog}
		</div>
	)
}
