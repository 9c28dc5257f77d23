import { ProductMark } from "./product-mark"

export function PlatformLink({ name, logoUrl }: { name: string; logoUrl: string | null }) {
	return (
		<a href="/" className="flex min-h-11 w-fit min-w-10 items-center gap-2.5 rounded-control font-medium">
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
