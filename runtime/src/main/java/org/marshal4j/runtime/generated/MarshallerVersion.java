package org.marshal4j.runtime.generated;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;

/** The version that the class of a hand-written marshaller declares here, which is compiled into code that uses it. */
final class MarshallerVersion {
    /** What follows the name of a marshaller in the lines of generated code. */
    static final String WORD = " version";

    private MarshallerVersion() {}

    /**
     * Compares the version with that of the class here.
     *
     * @param user the schema of a type whose messages have such values
     * @param marshaller the binary name of the class
     * @param version the version that the type was compiled against
     * @return what differs; null if nothing does, or if the class cannot be asked
     */
    static @Nullable String obstacle(Schema user, String marshaller, int version) {
        if (!(user.source() instanceof MarshallerSchemas source)) {
            return null;
        }
        Class<?> type = source.handWritten(marshaller).orElse(null);
        int here = type == null ? version : of(type, version);
        return here == version
                ? null
                : "it was compiled against version " + version + " of " + marshaller + ", and here is version " + here;
    }

    private static int of(Class<?> marshaller, int unknown) {
        try {
            for (Field field : marshaller.getDeclaredFields()) {
                int modifiers = field.getModifiers();
                if (field.getName().equals("VERSION")
                        && field.getType() == int.class
                        && Modifier.isPublic(modifiers)
                        && Modifier.isStatic(modifiers)
                        && Modifier.isFinal(modifiers)) {
                    field.setAccessible(true);
                    return Math.max(WireType.Custom.FIRST, field.getInt(null));
                }
            }
            return WireType.Custom.FIRST;
        } catch (IllegalAccessException | RuntimeException | LinkageError e) {
            // A named module may forbid it. If the class itself is broken, its use says so.
            return unknown;
        }
    }
}
