package org.marshal4j.processor.program;

import java.util.Set;
import org.objectweb.asm.Type;

/** Types whose values nobody can change, so that they can safely be passed to any code. */
final class ImmutableTypes {

    private static final Set<String> NAMES = Set.of("""
            java.lang.String java.lang.Boolean java.lang.Byte java.lang.Short java.lang.Character
            java.lang.Integer java.lang.Long java.lang.Float java.lang.Double java.math.BigDecimal
            java.math.BigInteger java.util.UUID
            """.split("\\s+"));

    private ImmutableTypes() {}

    static boolean contain(Type type) {
        return type.getSort() < Type.ARRAY
                || NAMES.contains(type.getClassName())
                || type.getClassName().startsWith("java.time.");
    }
}
