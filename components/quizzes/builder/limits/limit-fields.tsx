import { Switch } from "@/components/ui/switch"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import { CLOSED_MESSAGE_CAP, PLACES_MAX } from "@/lib/quizzes/limits/bounds"
import type { QuizContent } from "../content/quiz-values"
import { outcomeName } from "../outcomes/outcome-name"
import { limitReached } from "./limit-reached"
import { limitsWords } from "./limits-words"

export interface LimitFieldsProps {
	content: QuizContent
	/** Sessions completed so far. */
	done: number
	readOnly: boolean
	change(edit: (content: QuizContent) => QuizContent): void
}

export function LimitFields({ content, done, readOnly, change }: LimitFieldsProps) {
	const reached = limitReached(content, done)
	const edit = (part: Partial<QuizContent>) => change((now) => ({ ...now, ...part }))
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<p className="text-ink-muted sm:col-span-2">{limitsWords.about}</p>
			<TextField
				label={limitsWords.closesAt}
				name="closes_at"
				type="datetime-local"
				optional
				hint={limitsWords.closesAtHint(Intl.DateTimeFormat().resolvedOptions().timeZone)}
				value={toLocal(content.closes_at)}
				disabled={readOnly}
				onChange={({ target }) => edit({ closes_at: fromLocal(target.value) })}
			/>
			<TextField
				label={limitsWords.responseLimit}
				name="response_limit"
				inputMode="numeric"
				autoComplete="off"
				optional
				hint={limitsWords.responseLimitHint(done)}
				value={content.response_limit ?? ""}
				disabled={readOnly}
				onChange={({ target }) => edit({ response_limit: placesIn(target.value) })}
			/>
			{reached && (
				<p role="status" className="text-warning sm:col-span-2">
					{reached === "full" ? limitsWords.reached : limitsWords.closesAtPast}
				</p>
			)}
			{content.outcomes.length > 0 && (
				<fieldset disabled={readOnly} className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
					<legend className="mb-1 font-medium">{limitsWords.quotas}</legend>
					<p className="text-ink-muted sm:col-span-2">{limitsWords.quotasAbout}</p>
					{content.outcomes.map(({ id }) => (
						<TextField
							key={id}
							label={outcomeName(content.outcomes, id)}
							inputMode="numeric"
							autoComplete="off"
							optional
							value={Object.hasOwn(content.outcome_quotas, id) ? content.outcome_quotas[id] : ""}
							onChange={({ target }) => {
								const { [id]: _, ...others } = content.outcome_quotas
								const places = placesIn(target.value)
								edit({ outcome_quotas: places ? { ...others, [id]: places } : others })
							}}
						/>
					))}
				</fieldset>
			)}
			<div className="sm:col-span-2">
				<TextAreaField
					label={limitsWords.closedMessage}
					name="closed_message"
					optional
					hint={limitsWords.closedMessageHint}
					maxLength={CLOSED_MESSAGE_CAP}
					value={content.closed_message}
					disabled={readOnly}
					onChange={({ target }) => edit({ closed_message: target.value })}
				/>
			</div>
			<div className="sm:col-span-2">
				<Switch
					label={limitsWords.keepPartial}
					hint={limitsWords.keepPartialHint}
					checked={content.keep_partial_leads}
					disabled={readOnly}
					onCheckedChange={(keep_partial_leads) => edit({ keep_partial_leads })}
				/>
			</div>
		</div>
	)
}

function placesIn(text: string): number | null {
	const number = Number(text.replace(/\D/g, ""))
	return number === 0 ? null : Math.min(number, PLACES_MAX)
}

/** A moment as an input of type datetime-local takes it, in the browser's time zone. */
function toLocal(iso: string | null): string {
	if (iso === null) return ""
	const moment = new Date(iso)
	const offset = moment.getTimezoneOffset() * 60_000
	return new Date(moment.getTime() - offset).toISOString().slice(0, 16)
}

/** Null while it is incomplete. */
function fromLocal(local: string): string | null {
	const moment = new Date(local)
	return local === "" || Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
