import type { RefObject } from "react"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { FieldError } from "@/components/ui/field-error"
import { EVENT_TYPES, EVENTS, type EventType } from "@/lib/webhooks/event-types"
import { webhookWords } from "./webhook-words"

export interface EventChoiceProps {
	ref: RefObject<HTMLFieldSetElement | null>
	chosen: readonly EventType[]
	error: string | null
	onChange(chosen: EventType[]): void
}

export function EventChoice({ ref, chosen, error, onChange }: EventChoiceProps) {
	return (
		<fieldset ref={ref} aria-describedby="webhook-events-note">
			<legend className="text-sm font-medium">{webhookWords.webhookEvents}</legend>
			<div id="webhook-events-note" aria-live="polite" className="text-sm">
				{error && <FieldError>{error}</FieldError>}
			</div>
			<div className="mt-2 grid gap-x-6 gap-y-5 sm:grid-cols-2">
				{Object.entries(webhookWords.groups).map(([group, name]) => (
					<fieldset key={group}>
						<legend className="mb-1 text-sm text-ink-muted">{name}</legend>
						{EVENT_TYPES.filter((type) => type.startsWith(`${group}.`)).map((type) => (
							<Checkbox
								key={type}
								label={EVENTS[type].happened}
								hint={<code className="text-xs">{type}</code>}
								checked={chosen.includes(type)}
								onChange={(event) => {
									const others = chosen.filter((other) => other !== type)
									onChange(event.target.checked ? [...others, type] : others)
								}}
							/>
						))}
					</fieldset>
				))}
			</div>
			{chosen.length < EVENT_TYPES.length && (
				<div className="mt-3">
					<Button size="sm" variant="quiet" onClick={() => onChange([...EVENT_TYPES])}>
						{webhookWords.chooseAll}
					</Button>
				</div>
			)}
		</fieldset>
	)
}
