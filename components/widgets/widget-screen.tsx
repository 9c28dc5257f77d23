"use client"

import dynamic from "next/dynamic"
import Link from "next/link"
import { Editable } from "@/components/forms/editable"
import { PreviewSkeleton } from "@/components/forms/preview-skeleton"
import type { TenantAccess } from "@/components/forms/settings-access"
import { WithPreview } from "@/components/forms/with-preview"
import type { Tag, Tenant, Widget } from "@/lib/client/contract"
import type { EmbedAddresses } from "@/lib/submissions/widgets/loaders"
import { SnippetSection } from "./snippet-section"
import { useWidgetForm } from "./use-widget-form"
import { useWidgetView } from "./use-widget-view"
import { valueText, WidgetFacts } from "./widget-facts"
import { WidgetFields } from "./widget-fields"
import { widgetEditorWords } from "./widget-words"

const WidgetPreview = dynamic(() => import("./widget-preview"), { ssr: false, loading: () => <PreviewSkeleton /> })

export interface WidgetScreenProps {
	widget: Widget
	tenant: Pick<Tenant, "tenant_slug" | "page_url" | "accept_written" | "ask_stars">
	tags: Tag[]
	addresses: EmbedAddresses
	base: string
	access: TenantAccess
}

/** Answers the owner's question: how does it look, and how do I get it onto my website? */
export function WidgetScreen({ widget: loaded, tenant, tags, addresses, base, access }: WidgetScreenProps) {
	const { widget, form } = useWidgetForm(loaded, access)
	// The server previews nothing while the product is off.
	const unavailable = access.videosReadOnly
	const { view, failed, retry } = useWidgetView(form.values, access, unavailable === null)

	return (
		<div className="flex flex-col gap-4 pt-4">
			<Link
				href={base}
				className="flex w-fit items-center gap-1.5 rounded-control text-ink-muted hover:text-ink pointer-coarse:min-h-11"
			>
				<span aria-hidden="true">{"←"}</span>
				{widgetEditorWords.allWidgets}
			</Link>
			<h2 className="text-lg font-medium wrap-anywhere">{widget.name}</h2>
			<WithPreview
				roomy
				preview={() => <WidgetPreview view={view} failed={failed} onRetry={retry} unavailable={unavailable} />}
			>
				{(previewButton) => (
					<>
						{!form.editing && (
							<SnippetSection widget={widget} view={view} addresses={addresses} link={tenant.page_url} />
						)}
						<Editable
							form={form}
							readOnly={unavailable}
							extra={previewButton}
							failed={widgetEditorWords.saveFailed}
							labels={widgetEditorWords.labels}
							valueText={valueText}
							level={3}
							title={widgetEditorWords.settings}
							view={<WidgetFacts widget={widget} tags={tags} />}
						>
							<WidgetFields
								form={form}
								access={access}
								tenantSlug={tenant.tenant_slug}
								tags={tags}
								hasWritten={tenant.accept_written || widget.kinds.length === 1}
								hasStars={tenant.ask_stars}
							/>
						</Editable>
					</>
				)}
			</WithPreview>
		</div>
	)
}
