import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { LocalTime } from "@/components/ui/local-time"
import type { ApiKey } from "@/lib/client/contract"
import { grants } from "@/lib/tenants/api-keys/key-scopes"
import { apiKeyWords } from "./integrations-words"
import { KeyUse } from "./key-use"

export interface KeyRowProps {
	apiKey: ApiKey
	busy: boolean
	disabled: boolean
	onRevoke(): void
}

export function KeyRow({ apiKey, busy, disabled, onRevoke }: KeyRowProps) {
	const { name, start, scopes, is_expired, expires_at } = apiKey
	// Changing includes seeing.
	const told = scopes.filter(
		(scope) =>
			!grants(
				scopes.filter((other) => other !== scope),
				scope,
			),
	)
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
			<div className="min-w-0 flex-1 basis-64">
				<p className="font-medium wrap-anywhere">
					{name} <code className="text-xs font-normal text-ink-muted">{start + apiKeyWords.andSoOn}</code>
				</p>
				<p className="mt-0.5">{told.map((scope) => apiKeyWords.scopeLabels[scope]).join(", ")}</p>
				<p className="mt-0.5 text-ink-muted">
					<span className="block wrap-anywhere">{apiKeyWords.madeBy(apiKey.made_by)}</span>
					<span className="block">
						<KeyUse apiKey={apiKey} />
					</span>
					<span className="block">
						{expires_at ? (
							<>
								{is_expired ? apiKeyWords.isExpired : apiKeyWords.worksUntil} <LocalTime iso={expires_at} />
							</>
						) : (
							apiKeyWords.neverExpires
						)}
					</span>
				</p>
			</div>
			<div className="flex flex-1 items-center justify-between gap-x-4 max-sm:basis-full sm:flex-none">
				<Badge tone={is_expired ? "warning" : "success"}>
					{is_expired ? apiKeyWords.isExpired : apiKeyWords.active}
				</Badge>
				<Button size="sm" variant="quiet" busy={busy} disabled={disabled} onClick={onRevoke}>
					{apiKeyWords.revoke}
					<span className="sr-only"> {name}</span>
				</Button>
			</div>
		</li>
	)
}
