// The element names of the PDF library, which is heavy and is loaded with the first document, not with the server.
import type * as renderer from '@react-pdf/renderer';

// The library's elements are these strings; a test compares them with the installed library.
export const Document = 'DOCUMENT' as unknown as typeof renderer.Document;
export const Page = 'PAGE' as unknown as typeof renderer.Page;
export const View = 'VIEW' as unknown as typeof renderer.View;
export const Text = 'TEXT' as unknown as typeof renderer.Text;
export const Image = 'IMAGE' as unknown as typeof renderer.Image;
