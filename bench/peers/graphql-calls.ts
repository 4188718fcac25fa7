// What the peer is asked: the fields of the product's answers, as far as they stand in its tables.

const project = `fragment ProjectRow on Project {
  rowId version status isPublished negotiationStatus createdAt updatedAt parentProjectId content
  legalEntityByOwnerId { rowId name fiscalNumber country city }
  filesByRecordId(condition: { recordKind: "project" }) { nodes { rowId name size validationStatus } }
}`;

const texts = {
  read: `query Read($id: UUID!) { project: projectByRowId(rowId: $id) { ...ProjectRow } } ${project}`,
  list: `query List($country: String!, $maxPrice: Float!, $first: Int!) {
    projects: allProjects(first: $first, orderBy: [CREATED_AT_DESC, ROW_ID_DESC],
      condition: { inMarket: true, country: $country, maxPrice: $maxPrice }) { totalCount nodes { ...ProjectRow } }
  } ${project}`,
  create: `mutation Create($project: ProjectInput!) {
    created: createProject(input: { project: $project }) { project { ...ProjectRow } }
  } ${project}`,
};

export const graphqlCall = (call: keyof typeof texts, variables: object, token: string) => ({
  method: 'POST' as const,
  path: '/graphql',
  token,
  body: { query: texts[call], variables },
});

/** A failed field is answered with status 200. */
export const acceptsGraphql = (body: string): boolean => !body.includes('"errors":[');
