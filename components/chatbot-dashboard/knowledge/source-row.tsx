import { FileText, Globe, MessageCircleQuestion, Pencil, Quote, Trash2, Type } from "lucide-react"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { LocalTime } from "@/components/ui/local-time"
import { isEditable } from "@/lib/chatbot/knowledge/sources/policy"
import type { KnowledgeKind, KnowledgeSource } from "@/lib/client/contract"
import { knowledgeWords } from "../chatbot-words"
import { formatFileSize } from "./format-file-size"
import { websiteWords } from "./website/website-words"

const KINDS: Record<KnowledgeKind, { label: string; Icon: typeof FileText }> = {
	text: { label: knowledgeWords.kindText, Icon: Type },
	qa: { label: knowledgeWords.kindQa, Icon: MessageCircleQuestion },
	pdf: { label: knowledgeWords.kindPdf, Icon: FileText },
	testimonial: { label: knowledgeWords.kindTestimonial, Icon: Quote },
	website: { label: knowledgeWords.kindWebsite, Icon: Globe },
}

export interface SourceRowProps {
	source: KnowledgeSource
	readOnly: boolean
	opening: boolean
	onEdit(): void
	onDelete(): void
}

export function SourceRow({ source, readOnly, opening, onEdit, onDelete }: SourceRowProps) {
	const { label, Icon } = KINDS[source.kind]
	const { status, content, error, testimonial } = source
	const title = knowledgeWords.nameOf(source)
	return (
		<div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 gap-y-2 py-3.5 sm:grid-cols-[1.25rem_minmax(0,1fr)_auto]">
			<Icon aria-hidden size={20} className="mt-0.5 text-ink-muted" />
			<div className="min-w-0">
				<h3 className="font-medium wrap-anywhere text-ink">{title}</h3>
				{content && <p className="line-clamp-2 max-w-prose wrap-anywhere text-ink-muted">{content}</p>}
				{status === "failed" && <p className="max-w-prose text-danger">{error}</p>}
				<p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
					{status === "processing" && <Badge tone="warning">{knowledgeWords.reading}</Badge>}
					{status === "ready" && <Badge tone="success">{knowledgeWords.ready}</Badge>}
					{status === "failed" && <Badge tone="danger">{knowledgeWords.failed}</Badge>}
					<span>{label}</span>
					{source.file_size_bytes !== null && <span>{formatFileSize(source.file_size_bytes)}</span>}
					{source.content_length > 0 && <span>{knowledgeWords.characters(source.content_length)}</span>}
					<LocalTime iso={source.updated_at} />
				</p>
				{testimonial && (
					<p className="text-xs text-ink-muted">
						{testimonial.kind === "written" ? knowledgeWords.fromText : knowledgeWords.fromCaptions}
					</p>
				)}
				{source.address && (
					<p className="text-xs text-ink-muted">
						<a
							href={source.address}
							target="_blank"
							rel="noopener noreferrer"
							className="inline-flex items-center wrap-anywhere underline decoration-1 underline-offset-4 pointer-coarse:min-h-10"
						>
							{source.address}
							<span className="sr-only">{websiteWords.opensPage}</span>
						</a>
					</p>
				)}
			</div>
			<div className="flex items-start gap-1 max-sm:col-start-2 max-sm:-ms-3">
				{isEditable(source) && (
					<Button size="sm" variant="quiet" busy={opening} disabled={readOnly} onClick={onEdit}>
						{!opening && <Pencil aria-hidden size={16} />}
						{commonWords.edit}
						<span className="sr-only"> {title}</span>
					</Button>
				)}
				<Button size="sm" variant="quiet" disabled={readOnly} onClick={onDelete}>
					<Trash2 aria-hidden size={16} />
					{commonWords.delete}
					<span className="sr-only"> {title}</span>
				</Button>
			</div>
		</div>
	)
}
