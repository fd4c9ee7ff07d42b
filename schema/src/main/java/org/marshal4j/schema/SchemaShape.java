package org.marshal4j.schema;

import java.util.List;
import java.util.Map;

/**
 * A number for the fields and classes of one schema, without those of nested types. It is computed from the texts of
 * generated code, so that a program need not parse them before its first message.
 */
final class SchemaShape {
    private static final long MIXER = 0x9E3779B97F4A7C15L;

    private SchemaShape() {}

    // No streams or lambdas: a JVM's first ones take longer than all of this.
    static long of(List<String> fields, Map<Integer, String> members) {
        long shape = fields.size();
        for (String field : fields) {
            shape = mixed(shape, field.hashCode());
        }
        for (Map.Entry<Integer, String> member : members.entrySet()) {
            shape = mixed(mixed(shape, member.getKey()), member.getValue().hashCode());
        }
        return shape;
    }

    private static long mixed(long shape, int next) {
        long mixed = (shape ^ next) * MIXER;
        return mixed ^ (mixed >>> 29);
    }
}
