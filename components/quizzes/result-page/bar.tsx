export function Bar({ share }: { share: number }) {
	return (
		<div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
			<div className="h-full rounded-full bg-(--shape)" style={{ width: `${share}%` }} />
		</div>
	)
}
