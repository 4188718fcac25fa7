// The head of a table of technologies: their type, then their figures.
import { useTranslation } from 'react-i18next';

export function TechnologyHead({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {['type', ...names].map((name) => (
          <th key={name} scope="col">
            {t(`field.${name}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
