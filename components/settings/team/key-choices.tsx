import { Checkbox } from "@/components/ui/checkbox"
import type { ApiKey } from "@/lib/client/contract"
import { apiKeyWords } from "../integrations/integrations-words"
import { KeyUse } from "../integrations/key-use"
import { teamWords } from "../settings-words"

export interface KeyChoicesProps {
	keys: readonly ApiKey[]
	kept: readonly string[]
	onKept(ids: string[]): void
}

/** Asks, before an admin loses them, which of their API keys keep working. By default none does. */
export function KeyChoices({ keys, kept, onKept }: KeyChoicesProps) {
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="font-medium">{teamWords.keysOfTheirs}</legend>
			<p className="text-sm text-ink-muted">{teamWords.keysEnd}</p>
			<div className="max-h-64 overflow-y-auto">
				{keys.map((key) => (
					<Checkbox
						key={key.id}
						label={
							<span className="wrap-anywhere">
								{teamWords.keepKey(key.name)}{" "}
								<code className="text-xs text-ink-muted">{key.start + apiKeyWords.andSoOn}</code>
							</span>
						}
						hint={<KeyUse apiKey={key} />}
						checked={kept.includes(key.id)}
						onChange={(event) => onKept(event.target.checked ? [...kept, key.id] : kept.filter((id) => id !== key.id))}
					/>
				))}
			</div>
		</fieldset>
	)
}
