"use client"

import { SectionHeader } from "@/components/forms/section-header"
import type { SettingsAccess } from "@/components/forms/settings-access"
import type { Webhooks as Hooks, ApiKeys as Keys } from "@/lib/client/contract"
import { ApiKeys } from "./api-keys"
import { integrationWords } from "./integrations-words"
import { Webhooks } from "./webhooks/webhooks"

export interface IntegrationsSectionProps {
	/** Null for an admin who may not see them. */
	keys: Keys | null
	webhooks: Hooks
	access: SettingsAccess
}

/** Answers the owner's question: which programs can reach my data, and which hear what happens here? */
export function IntegrationsSection({ keys, webhooks, access }: IntegrationsSectionProps) {
	return (
		<section className="flex max-w-3xl flex-col gap-10">
			<SectionHeader
				title={integrationWords.integrations}
				about={access.readOnly ?? (keys ? integrationWords.header : integrationWords.webhooksOnlyHeader)}
			/>
			{keys && <ApiKeys keys={keys} access={access} />}
			<Webhooks webhooks={webhooks.webhooks} access={access} />
			<ReferenceLink />
		</section>
	)
}

function ReferenceLink() {
	return (
		<p>
			<a href="/api/docs" className="wall-link">
				{integrationWords.apiReference}
			</a>
			<span className="block text-ink-muted">{integrationWords.apiReferenceAbout}</span>
		</p>
	)
}
