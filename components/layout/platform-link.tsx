import { ProductMark } from "./product-mark"

/** The platform's logo, or its mark and title, as the way home. */
export function PlatformLink({ name, logoUrl }: { name: string; logoUrl: string | null }) {
	return (
		<a href="/" className="flex w-fit items-center gap-2.5 rounded-control font-medium">
			{logoUrl ? (
				<img src={logoUrl} alt={name} className="h-8 w-auto max-w-48 object-contain" />
			) : (
				<>
					<ProductMark size={28} />
					{name}
				</>
			)}
		</a>
	)
}
