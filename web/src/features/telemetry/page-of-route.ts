// The name under which a page of the marketplace is counted.
import { type CountedPage, countedPages, pagePatterns } from '@wattpact/domain/telemetry/counted';

const pages = new Map<string, CountedPage>(countedPages.map((page) => [pagePatterns[page], page]));

/** @param route the pattern of the router, `/$lang/projects/$id` */
export const pageOfRoute = (route: string): CountedPage | undefined =>
  pages.get(route.replace(/^\/\$lang/, '').replace(/(.)\/$/, '$1'));
