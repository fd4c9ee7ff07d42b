package org.marshal4j.processor.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The descriptor of a method (The Java Virtual Machine Specification, 4.3.3), taken apart. */
record FlowDescriptor(List<String> parameters, String returned) {

    private static final Set<String> IMMUTABLE = Set.of(
            "Ljava/lang/String;",
            "Ljava/lang/Boolean;",
            "Ljava/lang/Byte;",
            "Ljava/lang/Short;",
            "Ljava/lang/Character;",
            "Ljava/lang/Integer;",
            "Ljava/lang/Long;",
            "Ljava/lang/Float;",
            "Ljava/lang/Double;",
            "Ljava/math/BigDecimal;",
            "Ljava/math/BigInteger;",
            "Ljava/util/UUID;");

    static FlowDescriptor of(String descriptor) {
        List<String> parameters = new ArrayList<>();
        int at = 1;
        while (descriptor.charAt(at) != ')') {
            int end = at;
            while (descriptor.charAt(end) == '[') {
                end++;
            }
            end = descriptor.charAt(end) == 'L' ? descriptor.indexOf(';', end) + 1 : end + 1;
            parameters.add(descriptor.substring(at, end));
            at = end;
        }
        return new FlowDescriptor(parameters, descriptor.substring(at + 1));
    }

    static boolean isWide(String type) {
        return type.equals("J") || type.equals("D");
    }

    /** Whether nobody can change a value of that type. */
    static boolean isImmutable(String type) {
        return type.length() == 1 || IMMUTABLE.contains(type) || type.startsWith("Ljava/time/");
    }
}
