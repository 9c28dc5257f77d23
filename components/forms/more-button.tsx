import { Button } from "@/components/ui/button"

export function MoreButton({ label, busy, onMore }: { label: string; busy: boolean; onMore(): void }) {
	return (
		<div className="flex justify-center pt-2">
			<Button busy={busy} onClick={onMore}>
				{label}
			</Button>
		</div>
	)
}
