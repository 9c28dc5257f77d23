import { ChartColumn, Code, Copy, Ellipsis, ExternalLink, Link2, Trash2 } from "lucide-react"
import Link from "next/link"
import { Badge } from "@/components/ui/badge"
import { IconButton } from "@/components/ui/icon-button"
import { LocalTime } from "@/components/ui/local-time"
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu"
import { Switch } from "@/components/ui/switch"
import type { QuizEntry } from "@/lib/client/contract"
import {
	ACTIVE,
	COPY_LINK,
	CREATED,
	countedQuestions,
	countedSessions,
	DELETE,
	DRAFT,
	DUPLICATE,
	EMBED,
	moreFor,
	OPEN_AS_VISITOR,
	PUBLISH_FIRST,
	PUBLISHED,
	publishQuiz,
	RESULTS,
} from "../admin-texts"
import { useQuizCopies } from "./use-quiz-copies"

export interface QuizRowProps {
	quiz: QuizEntry
	href: string
	resultsHref: string
	/** True if the list has the quizzes of all tenants. */
	showTenant: boolean
	readOnly: boolean
	busy: boolean
	onPublish(on: boolean): void
	onDuplicate(): void
	onDelete(): void
}

export function QuizRow({ quiz, href, resultsHref, showTenant, readOnly, busy, ...on }: QuizRowProps) {
	const copies = useQuizCopies(quiz)
	const publishable = quiz.is_active || quiz.question_count > 0
	return (
		<li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4" aria-busy={busy || undefined}>
			<div className="min-w-0 flex-1 basis-64">
				<Link href={href} className="font-medium wrap-anywhere hover:underline pointer-coarse:py-2">
					{quiz.quiz_name}
				</Link>
				{quiz.quiz_description && <p className="line-clamp-1 text-ink-muted">{quiz.quiz_description}</p>}
				<p className="mt-1 flex flex-wrap items-center gap-x-3 text-ink-muted tabular-nums">
					<Badge tone={quiz.is_active ? "success" : "neutral"}>{quiz.is_active ? ACTIVE : DRAFT}</Badge>
					{showTenant && <span>{quiz.tenant_name}</span>}
					<span>{countedQuestions(quiz.question_count)}</span>
					<Link href={resultsHref} className="hover:text-ink hover:underline pointer-coarse:py-3">
						{countedSessions(quiz.session_count)}
					</Link>
					<span className="max-sm:hidden">
						{CREATED} <LocalTime iso={quiz.created_at} dayOnly />
					</span>
				</p>
			</div>
			<div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
				<div className="flex items-center gap-2.5">
					<Switch
						label={publishQuiz(quiz.quiz_name)}
						hideLabel
						checked={quiz.is_active}
						disabled={readOnly || busy || !publishable}
						onCheckedChange={on.onPublish}
					/>
					<span aria-hidden="true" className="text-ink-muted">
						{publishable ? PUBLISHED : PUBLISH_FIRST}
					</span>
				</div>
				<Menu
					trigger={
						<IconButton label={moreFor(quiz.quiz_name)}>
							<Ellipsis aria-hidden size={20} />
						</IconButton>
					}
				>
					<MenuLink>
						<Link href={resultsHref}>
							<ChartColumn aria-hidden size={16} />
							{RESULTS}
						</Link>
					</MenuLink>
					{quiz.is_active && (
						<MenuLink>
							<a href={`/quiz/${quiz.tenant_slug}/${quiz.id}`} target="_blank" rel="noopener">
								<ExternalLink aria-hidden size={16} />
								{OPEN_AS_VISITOR}
							</a>
						</MenuLink>
					)}
					{quiz.is_active && (
						<>
							<MenuItem icon={<Link2 aria-hidden size={16} />} onSelect={copies.copyLink}>
								{COPY_LINK}
							</MenuItem>
							<MenuItem icon={<Code aria-hidden size={16} />} onSelect={copies.showCode}>
								{EMBED}
							</MenuItem>
						</>
					)}
					<MenuItem icon={<Copy aria-hidden size={16} />} disabled={readOnly} onSelect={on.onDuplicate}>
						{DUPLICATE}
					</MenuItem>
					<MenuSeparator />
					<MenuItem danger icon={<Trash2 aria-hidden size={16} />} disabled={readOnly} onSelect={on.onDelete}>
						{DELETE}
					</MenuItem>
				</Menu>
				{copies.dialog}
			</div>
		</li>
	)
}
