// A file that goes along with a message that is not yet sent.
export interface OutgoingFile {
  id: string;
  name: string;
  size: number;
}
