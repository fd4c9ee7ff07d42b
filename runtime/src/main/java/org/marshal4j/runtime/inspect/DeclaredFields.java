package org.marshal4j.runtime.inspect;

import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/** A visitor that is also told, before each call for a field, which field of which schema it is. */
interface DeclaredFields extends SchemaWalker.Visitor {
    void field(Schema owner, SchemaField field);
}
