// The figures of territory cards as signs; their words stand beside them.
export const armSigns = { infantry: '♟', cavalry: '♞', cannon: '⚙', jolly: '★' } as const;
