// The elements of a PDF by their names. The library is heavy: it is loaded when a document is made, not with the server.
import type * as renderer from '@react-pdf/renderer';

// Its elements are these very texts; a test compares them with the installed library.
export const Document = 'DOCUMENT' as unknown as typeof renderer.Document;
export const Page = 'PAGE' as unknown as typeof renderer.Page;
export const View = 'VIEW' as unknown as typeof renderer.View;
export const Text = 'TEXT' as unknown as typeof renderer.Text;
export const Image = 'IMAGE' as unknown as typeof renderer.Image;
