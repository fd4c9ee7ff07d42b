package org.marshal4j.blackbox.handwritten;

import org.marshal4j.Marshal;

/** Its messages say which schema wrote them; {@code schema-ids.lock} knows former ones. */
@Marshal(schemaId = true)
class Letter implements LetterMarshallable {
    long number;
    Note note;
}
