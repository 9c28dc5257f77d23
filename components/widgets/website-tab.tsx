import Link from "next/link"
import { settingsAccess } from "@/components/forms/settings-access"
import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"
import { Notice } from "@/components/ui/notice"
import type { loadWidgets } from "@/lib/submissions/widgets/loaders"
import { WallPageCard, WidgetList, WidgetScreen } from "./lazy-widgets"
import { widgetEditorWords, widgetWords } from "./widget-words"

export interface WebsiteTabProps extends Awaited<ReturnType<typeof loadWidgets>> {
	base: string
	testimonialsHref: string
	/** Id of the widget in the address, or null for the list. */
	open: string | null
}

export function WebsiteTab({
	viewer,
	tenant,
	widgets,
	tags,
	addresses,
	base,
	testimonialsHref,
	open,
	toShow,
}: WebsiteTabProps) {
	const access = settingsAccess(viewer, tenant)
	if (open === null) {
		return (
			<div className="flex flex-col gap-6 pt-5 sm:pt-6">
				<ToShow {...toShow} sharedOnly={tenant.public_shared_only} href={testimonialsHref} />
				<WidgetList
					widgets={widgets}
					base={base}
					access={access}
					code={{ appUrl: addresses.app_url, link: tenant.page_url }}
				/>
				<WallPageCard tenant={tenant} widgets={widgets} access={access} />
			</div>
		)
	}
	const widget = widgets.find(({ id }) => id === open)
	if (!widget) {
		return (
			<EmptyState
				title={widgetEditorWords.gone}
				action={
					<Link href={base} className={buttonClass()}>
						{widgetEditorWords.allWidgets}
					</Link>
				}
			>
				{widgetEditorWords.goneAbout}
			</EmptyState>
		)
	}
	const { tenant_slug, page_url, accept_written, ask_stars } = tenant
	return (
		<WidgetScreen
			key={widget.id}
			widget={widget}
			tenant={{ tenant_slug, page_url, accept_written, ask_stars }}
			tags={tags}
			addresses={addresses}
			base={base}
			access={access}
		/>
	)
}

type ToShowProps = WebsiteTabProps["toShow"] & { sharedOnly: boolean; href: string }

function ToShow({ showable: count, has_to_review, sharedOnly, href }: ToShowProps) {
	if (count > 0)
		return (
			<p className="text-ink-muted">{sharedOnly ? widgetWords.showableShared(count) : widgetWords.showable(count)}</p>
		)
	return (
		<Notice
			action={
				has_to_review && (
					<Link href={href} className={buttonClass({ size: "sm" })}>
						{widgetWords.reviewTestimonials}
					</Link>
				)
			}
		>
			{sharedOnly ? widgetWords.nothingShared : widgetWords.nothingToShow}
		</Notice>
	)
}
