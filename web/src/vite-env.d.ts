// Types of what Vite resolves: style sheets, pictures, `import.meta.glob`.
/// <reference types="vite/client" />
