package org.marshal4j.runtime.generated;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.value.OtherVersion;
import org.marshal4j.schema.FixedSizes;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.SchemaSource;

/** Creates the schemas of classes. The class loader of a class finds the schemas of other classes that it refers to. */
public final class TypeSchema {
    private TypeSchema() {}

    /**
     * Creates the schema of a class. Its class loader finds the nested types, and the constants of enums whose wire
     * types do not list them.
     *
     * @param fields each {@code "name wireType"}, in wire order, or several of them, each with a line break after it;
     *     parsed when somebody asks for the fields
     */
    public static Schema of(Class<?> type, String... fields) {
        return Schema.lazy(type.getName(), source(type, Map.of()), split(fields));
    }

    /**
     * Creates the schema of a generic class with types in place of its type variables.
     *
     * @param name the name for these types, such as {@code com.acme.Page_of_Order}
     * @param marshaller the generated class, whose class loader finds the nested types, and the constants of enums
     *     whose wire types do not list them
     * @param fields as those of {@link #of}
     */
    public static Schema named(String name, Class<?> marshaller, String... fields) {
        return Schema.lazy(name, source(marshaller, Map.of()), split(fields));
    }

    private static String[] split(String... fields) {
        List<String> split = new ArrayList<>();
        for (String text : fields) {
            // A field may have line breaks too, in its known values.
            if (text.endsWith("\n")) {
                Collections.addAll(split, text.split("\n"));
            } else {
                split.add(text);
            }
        }
        return split.toArray(new String[0]);
    }

    /**
     * Returns the source in which the schema of a type that contains imported types, or is imported itself, finds other
     * schemas.
     *
     * @param marshaller the generated class, whose class loader finds other types
     * @param imported each {@code "type marshaller"}, the binary names of an imported type in it and of its marshaller
     */
    public static SchemaSource imports(Class<?> marshaller, String... imported) {
        Map<String, String> byType = new HashMap<>();
        for (String each : imported) {
            int space = each.indexOf(' ');
            byType.put(each.substring(0, space), each.substring(space + 1));
        }
        return source(marshaller, byType);
    }

    private static MarshallerSchemas source(Class<?> type, Map<String, String> imported) {
        return new MarshallerSchemas(type.getClassLoader(), imported, type.getPackageName());
    }

    /**
     * Checks that the fields that a type has taken over from an ancestor are still the ancestor's. Called when the
     * marshaller is initialised.
     *
     * @param leftOut the names of constants that are fields of the ancestor and that the type does not take over
     * @throws IllegalStateException (MARSHAL211) if they are not
     */
    public static void requireInherited(Schema schema, Schema ancestor, String... leftOut) {
        requireInherited(schema, 0, ancestor, leftOut);
    }

    /**
     * The same for a type that has fields of its own before them.
     *
     * @param first the index of the ancestor's first field
     */
    public static void requireInherited(Schema schema, int first, Schema ancestor, String... leftOut) {
        List<SchemaField> fields = schema.fields();
        List<String> notTaken = List.of(leftOut);
        int next = first;
        for (SchemaField field : ancestor.fields()) {
            if (notTaken.contains(field.name())) {
                continue;
            }
            if (next >= fields.size() || !fields.get(next).isTakenOverFrom(field)) {
                throw OtherVersion.of(schema.type(), ancestor.type(), "");
            }
            next++;
        }
    }

    /**
     * Checks that classes which another jar may bring in another version have no other fields than those with which a
     * marshaller was compiled: it would not write them. Called when the marshaller is initialised.
     *
     * @param type the first of these classes
     * @param until its superclass that is none of them; those of the JDK never are
     * @param fields their fields, on lines as those of {@link #of} or only with their names; others may be among them
     * @throws IllegalStateException (MARSHAL211) if they have more, for which static and transient fields do not count,
     *     nor what tools add
     */
    public static void requireFields(Class<?> marshaller, @Nullable Class<?> type, Class<?> until, String... fields) {
        List<String> known = names(fields);
        for (Class<?> level = type;
                level != null && level != until && level.getClassLoader() != null;
                level = level.getSuperclass()) {
            for (Field field : declaredBy(level)) {
                String name = field.getName();
                boolean isState = (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0
                        && !field.isSynthetic()
                        && name.charAt(0) != '$';
                if (isState && !known.remove(name)) {
                    throw OtherVersion.of(marshaller.getName(), level.getName(), ", without the field " + name);
                }
            }
        }
    }

    private static Field[] declaredBy(Class<?> level) {
        try {
            return level.getDeclaredFields();
        } catch (LinkageError e) {
            return new Field[0]; // the class of a field that nobody uses is not there
        }
    }

    private static List<String> names(String... fields) {
        List<String> names = new ArrayList<>();
        for (String text : fields) {
            for (int begin = 0; begin < text.length(); ) {
                int end = text.indexOf('\n', begin);
                end = end < 0 ? text.length() : end;
                int space = text.indexOf(' ', begin);
                names.add(text.substring(begin, space < 0 ? end : Math.min(space, end)));
                begin = end + 1;
            }
        }
        return names;
    }

    /**
     * Checks that the values of a nested type still have the size, in bytes, with which a type was compiled. Called
     * when the marshaller is initialised.
     *
     * @throws IllegalStateException (MARSHAL211) if they do not
     */
    public static void requireFixedSize(Schema schema, Schema nested, int size) {
        if (new FixedSizes(nested.resolver()).within(schema).of(nested) != size) {
            throw OtherVersion.of(schema.type(), nested.type(), "");
        }
    }
}
