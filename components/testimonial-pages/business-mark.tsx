/** The logo, or the name if there is none. Logos are drawn for paper, so dark mode keeps a light background. */
export function BusinessMark({ name, logoUrl }: { name: string; logoUrl: string | null }) {
	if (!logoUrl) return <p className="text-base font-medium">{name}</p>
	return (
		<img
			src={logoUrl}
			alt={name}
			className="h-10 w-auto max-w-56 rounded-control object-contain object-left dark:bg-on-stage dark:text-stage dark:px-2.5 dark:py-1.5"
		/>
	)
}
