export const projection: (point: [number, number]) => [number, number] | null;
export function file(): string;
