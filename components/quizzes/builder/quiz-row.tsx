import { ChartColumn, Code, Copy, Ellipsis, ExternalLink, Link2, Trash2 } from "lucide-react"
import Link from "next/link"
import { Badge } from "@/components/ui/badge"
import { commonWords } from "@/components/ui/common-words"
import { IconButton } from "@/components/ui/icon-button"
import { LocalTime } from "@/components/ui/local-time"
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu"
import { Switch } from "@/components/ui/switch"
import type { QuizEntry } from "@/lib/client/contract"
import { quizAdminWords, quizListWords } from "../admin-words"
import { LimitBadge } from "./limits/limit-badge"
import { useQuizCopies } from "./use-quiz-copies"

export interface QuizRowProps {
	quiz: QuizEntry
	href: string
	resultsHref: string
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
					<Badge tone={quiz.is_active ? "success" : "neutral"}>
						{quiz.is_active ? quizAdminWords.active : quizAdminWords.draft}
					</Badge>
					<LimitBadge quiz={quiz} />
					{showTenant && <span>{quiz.tenant_name}</span>}
					<span>{quizListWords.countedQuestions(quiz.question_count)}</span>
					<Link href={resultsHref} className="hover:text-ink hover:underline pointer-coarse:py-3">
						{quizListWords.countedSessions(quiz.session_count)}
					</Link>
					<span className="max-sm:hidden">
						{quizListWords.created} <LocalTime iso={quiz.created_at} dayOnly />
					</span>
				</p>
			</div>
			<div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
				<div className="flex items-center gap-2.5">
					<Switch
						label={quizListWords.publish(quiz.quiz_name)}
						hideLabel
						checked={quiz.is_active}
						disabled={readOnly || busy || !publishable}
						onCheckedChange={on.onPublish}
					/>
					<span aria-hidden="true" className="text-ink-muted">
						{publishable ? quizAdminWords.published : quizListWords.publishFirst}
					</span>
				</div>
				<Menu
					trigger={
						<IconButton label={quizListWords.moreFor(quiz.quiz_name)}>
							<Ellipsis aria-hidden size={20} />
						</IconButton>
					}
				>
					<MenuLink>
						<Link href={resultsHref}>
							<ChartColumn aria-hidden size={16} />
							{quizListWords.results}
						</Link>
					</MenuLink>
					{quiz.is_active && (
						<MenuLink>
							<a href={`/quiz/${quiz.tenant_slug}/${quiz.id}`} target="_blank" rel="noopener">
								<ExternalLink aria-hidden size={16} />
								{quizListWords.openAsVisitor}
							</a>
						</MenuLink>
					)}
					{quiz.is_active && (
						<>
							<MenuItem icon={<Link2 aria-hidden size={16} />} onSelect={copies.copyLink}>
								{quizListWords.copyLink}
							</MenuItem>
							<MenuItem icon={<Code aria-hidden size={16} />} onSelect={copies.showCode}>
								{quizListWords.embed}
							</MenuItem>
						</>
					)}
					<MenuItem icon={<Copy aria-hidden size={16} />} disabled={readOnly} onSelect={on.onDuplicate}>
						{quizListWords.duplicate}
					</MenuItem>
					<MenuSeparator />
					<MenuItem danger icon={<Trash2 aria-hidden size={16} />} disabled={readOnly} onSelect={on.onDelete}>
						{commonWords.delete}
					</MenuItem>
				</Menu>
				{copies.dialog}
			</div>
		</li>
	)
}
