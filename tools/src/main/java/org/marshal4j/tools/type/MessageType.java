package org.marshal4j.tools.type;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/**
 * The type of a message, as it was when the message was written.
 *
 * @param schema the schema of the message
 * @param schemas the schemas of all types that it holds
 */
public record MessageType(Schema schema, Schemas schemas) {
    /**
     * {@return a type}
     *
     * @param name its binary name
     * @param schemas its schema, and those of all types that it holds
     * @throws IllegalArgumentException if the schema is missing
     */
    public static MessageType of(String name, Schemas schemas) {
        return new MessageType(schemas.apply(name), schemas);
    }

    /**
     * {@return the same type, with names that no two fields of an object share: a field that hides one of a superclass
     * has an underscore behind its name, as its column in a table does}
     */
    public MessageType withDistinctNames() {
        List<Schema> distinct = new ArrayList<>();
        boolean isChanged = false;
        for (String type : schemas.types()) {
            Schema known = schemas.apply(type);
            Schema named = DistinctNames.of(known);
            isChanged |= named != known;
            distinct.add(named);
        }
        Schema named = DistinctNames.of(schema);
        return isChanged || named != schema ? new MessageType(named, Schemas.of(distinct)) : this;
    }

    /** {@return the name of the type without its package and outer types} */
    public String simpleName() {
        return simpleName(schema.type());
    }

    /**
     * {@return a name without its package and outer types}
     *
     * @param type the binary name of a type
     */
    public static String simpleName(String type) {
        return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    }
}
