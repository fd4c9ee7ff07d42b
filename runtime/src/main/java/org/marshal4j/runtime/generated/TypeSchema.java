package org.marshal4j.runtime.generated;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.schema.FixedSizes;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.SchemaSource;

/** The schemas of classes, which their loaders find those of other classes for. */
public final class TypeSchema {
    private TypeSchema() {}

    /**
     * The schema of a class, whose loader finds the nested types, and the constants of enums that leave them out.
     *
     * @param fields each {@code "name wireType"}, in wire order
     * @throws IllegalArgumentException if one of them is not
     */
    public static Schema of(Class<?> type, String... fields) {
        return Schema.of(type.getName(), new MarshallerSchemas(type.getClassLoader(), Map.of()), fields);
    }

    /**
     * The schema of a generic class with types in place of its type variables.
     *
     * @param name the name that it has with these: {@code com.acme.Page_of_Order}
     * @param marshaller the class that is generated, whose loader finds the nested types, and the constants of enums that leave them out
     * @param fields each {@code "name wireType"}, in wire order
     * @throws IllegalArgumentException if one of them is not
     */
    public static Schema named(String name, Class<?> marshaller, String... fields) {
        return Schema.of(name, new MarshallerSchemas(marshaller.getClassLoader(), Map.of()), fields);
    }

    /**
     * Where the schema of a type that is made of imported types, or is one itself, finds those of others.
     *
     * @param marshaller the class that is generated, whose loader finds the others
     * @param imported each {@code "type marshaller"}, the binary names of an imported type in it and of its marshaller
     */
    public static SchemaSource imports(Class<?> marshaller, String... imported) {
        Map<String, String> byType = new HashMap<>();
        for (String each : imported) {
            int space = each.indexOf(' ');
            byType.put(each.substring(0, space), each.substring(space + 1));
        }
        return new MarshallerSchemas(marshaller.getClassLoader(), byType);
    }

    /**
     * As a class initialises: the fields of an ancestor, which a type has taken over, must still be the ancestor's.
     *
     * @param leftOut the names of constants that the ancestor has among its fields, and the type does not take over
     * @throws IllegalStateException (MARSHAL211) if they are not
     */
    public static void requireInherited(Schema schema, Schema ancestor, String... leftOut) {
        List<SchemaField> fields = schema.fields();
        List<SchemaField> ancestors = ancestor.fields().stream()
                .filter(field -> !List.of(leftOut).contains(field.name()))
                .toList();
        for (int i = 0; i < ancestors.size(); i++) {
            if (i >= fields.size() || !fields.get(i).isTakenOverFrom(ancestors.get(i))) {
                throw compiledAgainstAnother(schema, ancestor);
            }
        }
    }

    /**
     * As a class initialises: the values of a nested type must still have the size, in bytes, that a type was compiled with.
     *
     * @throws IllegalStateException (MARSHAL211) if they have not
     */
    public static void requireFixedSize(Schema schema, Schema nested, int size) {
        if (new FixedSizes(nested.resolver()).within(schema).of(nested) != size) {
            throw compiledAgainstAnother(schema, nested);
        }
    }

    private static IllegalStateException compiledAgainstAnother(Schema schema, Schema other) {
        return new IllegalStateException("recompile " + schema.type() + ": it was compiled against another "
                + other.type() + " [" + RuntimeProblem.OTHER_TYPE_VERSION.code() + "]");
    }
}
