import { SectionHeader } from "@/components/forms/section-header"
import { LocalTime } from "@/components/ui/local-time"
import type { ConsentTexts, ConsentTextVersion } from "@/lib/client/contract"
import { consentSettingsWords } from "../settings-words"

export function ConsentHistory({ texts }: { texts: ConsentTexts }) {
	// A business that wrote none has nothing to compare.
	if (texts.versions.length < 2) return null
	return (
		<section className="flex flex-col gap-3">
			<SectionHeader level={3} title={consentSettingsWords.history} />
			<ol className="flex flex-col divide-y divide-line border-y border-line">
				{texts.versions.map((version, at) => (
					<li key={version.created_at} className="flex flex-col gap-1 py-3">
						<p className="flex flex-wrap gap-x-2 text-ink-muted">
							<span className="font-medium text-ink">{version.version}</span>
							<Origin version={version} />
							{at === 0 && <span className="text-success">{consentSettingsWords.now}</span>}
						</p>
						<p className="wrap-anywhere">{version.text}</p>
					</li>
				))}
			</ol>
		</section>
	)
}

function Origin({ version: { created_at, created_by } }: { version: ConsentTextVersion }) {
	if (!created_at) return consentSettingsWords.ours
	return (
		<span>
			<LocalTime iso={created_at} />{" "}
			{created_by ? consentSettingsWords.consentBy(created_by) : consentSettingsWords.byFormerAdmin}
		</span>
	)
}
