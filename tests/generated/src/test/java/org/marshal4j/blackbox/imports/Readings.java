package org.marshal4j.blackbox.imports;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalImport;

/** Messages of the imported class begin with schema ids; those of this one hold readings without. */
@Marshal
@MarshalImport(value = Reading.class, schemaId = true, view = true)
class Readings implements ReadingsMarshallable {
    List<Reading> all;
}
