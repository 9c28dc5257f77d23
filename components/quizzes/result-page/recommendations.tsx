import type { Recommendation } from "@/lib/client/contract"

export function Recommendations({ recommendations }: { recommendations: Recommendation[] }) {
	return (
		<ul className="flex max-w-prose flex-col gap-4">
			{recommendations.map(({ title, detail }) => (
				<li key={title} className="wrap-anywhere">
					<p className="text-base">{title}</p>
					{detail && <p className="text-sm whitespace-pre-line text-ink-muted">{detail}</p>}
				</li>
			))}
		</ul>
	)
}
