export function InlineCode({ children }: { children: string }) {
	return children.split("`").map((part, at) =>
		at % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence have no other name.
			<code key={at} className="rounded-control bg-sunken px-1 py-0.5 text-[0.9em] wrap-anywhere">
				{part}
			</code>
		) : (
			part
		),
	)
}
