// The demo's requests to support: one that waits, one that was answered, one that is closed.
import type { SupportFeedback } from '@wattpact/domain/support/support';
import { answerRequest, sendFeedback, setClosed } from '../src/features/support/support-service.ts';
import { as, asAdmin, type DemoWorld, daysAgo, idOf, upload } from './demo-world.ts';

interface DemoRequest {
  from: string;
  name: string;
  days: number;
  category: SupportFeedback['category'];
  description: string;
  file?: string;
  answer?: string;
  closed?: true;
}

const requests: DemoRequest[] = [
  {
    from: 'seller@demo.example',
    name: 'Duarte Falcato',
    days: 46,
    category: 'account_management_and_platform_access',
    description: 'Uma colega entra na empresa em outubro. Como lhe dou acesso para registar contratos?',
    answer:
      'Na página da entidade, em «Colaboradores», edite a entidade e acrescente-a como representante com o nível «Gerência». Recebe depois um convite por e-mail.',
    closed: true,
  },
  {
    from: 'buyer@demo.example',
    name: 'Marta Quintela',
    days: 5,
    category: 'documentation_or_registers_problem',
    description: 'A morada da nossa sede mudou. Ao corrigi-la, os contratos em vigor mudam também?',
    answer:
      'Os contratos registados guardam a morada que tinham na data do registo. A correção vale para o que registar a partir de agora.',
  },
  {
    from: 'seller@demo.example',
    name: 'Duarte Falcato',
    days: 1,
    category: 'usability_issue',
    description:
      'No comparador de projetos perco a coluna do preço quando escolho quatro projetos num ecrã pequeno. Junto o documento com as medidas.',
    file: 'Medidas do ecrã.pdf',
  },
];

async function ask(world: DemoWorld, { from, days, file, answer, closed, ...about }: DemoRequest): Promise<void> {
  const sender = await as(world, idOf(world.users, from), daysAgo(days, 11));
  const files = file === undefined ? [] : [await upload(sender, { name: file, title: file.replace(/\.pdf$/, '') })];
  const { id } = await sendFeedback(sender, { ...about, email: from, files });
  if (answer !== undefined) await answerRequest(await asAdmin(world, daysAgo(days - 1, 9)), id, answer);
  if (closed) await setClosed(await asAdmin(world, daysAgo(days - 3, 9)), id, true);
}

export async function addRequests(world: DemoWorld): Promise<void> {
  for (const request of requests) await ask(world, request);
}
