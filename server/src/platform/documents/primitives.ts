// The element names of the PDF library, which is heavy and is loaded with the first document, not with the server.
import type * as renderer from '@react-pdf/renderer';
import type { ComponentProps, ComponentType } from 'react';

// The library's elements are these strings; a test compares them with the installed library.
export const Document = 'DOCUMENT' as unknown as typeof renderer.Document;
export const Page = 'PAGE' as unknown as typeof renderer.Page;
export const View = 'VIEW' as unknown as typeof renderer.View;
/** The library's types leave out that a text can be a bookmark. */
export const Text = 'TEXT' as unknown as ComponentType<ComponentProps<typeof renderer.Text> & { bookmark?: string }>;
export const Image = 'IMAGE' as unknown as typeof renderer.Image;
